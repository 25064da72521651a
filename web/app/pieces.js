/**
 * Gives pieces that look alike an identity, so that a view can be compared with the one before it.
 *
 * A game says how many of each kind lie where: {kind: {place: count}}; ids begin with their kind and a dash. What leaves one place and turns up at another in
 * the same step is taken to be the same piece; a cube spent is the cube that arrives in the supply.
 */
export class Pieces {
  constructor() {
    this.kinds = new Map(); // kind -> Map(place -> [id])
    this.made = 0;
    this.named = {}; // pieces that are all different: id -> home
  }

  /** Take what a new view holds: counts of what looks alike, homes of what does not. */
  follow({ counts, named }) {
    for (const [kind, places] of Object.entries(counts)) this.followKind(kind, places);
    this.named = named;
  }

  followKind(kind, counts) {
    const places = this.kinds.get(kind) ?? new Map();
    const loose = [];
    for (const [place, ids] of places) {
      const spare = ids.length - (counts[place] ?? 0);
      if (spare > 0) loose.push(...ids.splice(ids.length - spare, spare));
    }
    for (const [place, count] of Object.entries(counts)) {
      const ids = places.get(place) ?? [];
      while (ids.length < count) ids.push(loose.shift() ?? `${kind}-${this.made++}`);
      places.set(place, ids);
    }
    this.kinds.set(kind, places);
  }

  /** The pieces of a kind that lie at a place. */
  at(kind, place) {
    return this.kinds.get(kind)?.get(place) ?? [];
  }

  /** Where every piece is: id -> "kind@place". */
  homes() {
    const homes = new Map(Object.entries(this.named));
    for (const [kind, places] of this.kinds) {
      for (const [place, ids] of places) for (const id of ids) homes.set(id, `${kind}@${place}`);
    }
    return homes;
  }
}
