/** Moves that carry something: what is taken up before it is put where the move is shown. */

/** Followers in the order the core numbers them: characters, then starting followers. */
const kinds = ({ characters }) => [...characters.map((one) => one.key), ...characters.filter((one) => one.starters).map((one) => `own_${one.key}`)];

const SOURCES = {
  place: ([, kind], seat, view) => `market:${seat}:${kinds(view.board)[kind]}`,
  keep: ([, kind], seat, view) => `market:${seat}:${kinds(view.board)[kind]}`,
  sally: (move, seat) => `tower:${seat}`,
  install: (move, seat) => `technology:${seat}`,
};

/** The target a move is taken up from; null if it is only shown where it happens. */
export const source = ({ move, at }, view) => SOURCES[move[0]]?.(move, at.split(':')[1], view) ?? null;
