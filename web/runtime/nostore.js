/**
 * PyScript keeps notes in IndexedDB, in the page and in its workers. We install no packages, so it has nothing to note, and a
 * browser that forbids storage must not keep the rules from starting: its databases are always empty, and never made.
 */
const soon = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
};
const store = { getAllKeys: () => soon([]) };
const database = { close() {}, transaction: () => ({ objectStore: () => store }) };

export function withoutStore() {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openUnlessPyScript(name, ...version) {
    return name.startsWith('IDBMap/') ? soon(database) : open.call(this, name, ...version);
  };
}
