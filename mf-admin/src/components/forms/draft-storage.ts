/**
 * What someone is writing, kept in this tab under the id of what it belongs to: a reload or a failed request loses none
 * of it. Where storage is forbidden nothing is kept; the open form works all the same.
 * @param prefix of the storage keys
 * @param isDraft false for what this version could not have written
 */
export function draftStorage<Draft>(prefix: string, isDraft: (kept: unknown) => kept is Draft) {
  const withStorage = <Result>(access: (storage: Storage) => Result): Result | null => {
    try {
      return access(window.sessionStorage);
    } catch {
      return null;
    }
  };
  const keyOf = (id: string): string => `${prefix}:${id}`;
  return {
    /** Null when nothing was kept. */
    load: (id: string): Draft | null =>
      withStorage((storage) => {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(id)) ?? 'null');
        return isDraft(kept) ? kept : null;
      }),
    save: (id: string, draft: Draft) =>
      withStorage((storage) => storage.setItem(keyOf(id), JSON.stringify(draft))),
    clear: (id: string) => withStorage((storage) => storage.removeItem(keyOf(id))),
  };
}
