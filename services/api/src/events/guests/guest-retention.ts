/** Ids of the guests whose name and address nobody has a reason to keep. */
export const guestsToAnonymize = (
  guests: readonly { id: string; email: string }[],
  keptAddresses: ReadonlySet<string>,
): string[] => guests.filter(({ email }) => !keptAddresses.has(email)).map(({ id }) => id);
