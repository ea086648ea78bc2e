/** Whom a history names `owner ben` or `staff mara`: `ben`, `mara`; what it names otherwise stays. */
export const actorName = (actor: string): string => /^(?:owner|staff) (.+)$/.exec(actor)?.[1] ?? actor;
