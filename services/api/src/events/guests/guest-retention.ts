const DAY_MS = 86_400_000;

/** Guests of events that were over by then have had their time. */
export const guestRetentionCutoff = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** Of these guests, by id, those whose name and address nobody has a reason to keep. */
export const guestsToAnonymize = (
  guests: readonly { id: string; email: string }[],
  keptAddresses: ReadonlySet<string>,
): string[] => guests.filter(({ email }) => !keptAddresses.has(email)).map(({ id }) => id);
