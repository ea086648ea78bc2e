const DAY_MS = 86_400_000;

/** The data of guests of events that ended by then has expired. */
export const guestRetentionCutoff = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** Ids of the guests whose name and address nobody has a reason to keep. */
export const guestsToAnonymize = (
  guests: readonly { id: string; email: string }[],
  keptAddresses: ReadonlySet<string>,
): string[] => guests.filter(({ email }) => !keptAddresses.has(email)).map(({ id }) => id);
