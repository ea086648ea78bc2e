/** What a clock shows, part by part: `year`, `month`, `day`, `hour`, `minute`, `second`, `timeZoneName`. */
export type ClockParts = Partial<Record<string, string>>;

/** One formatter for each zone: creating one is expensive. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that does not exist */
export function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  clocks.set(timeZone, clock);
  return clock;
}

export const intlPartsOf = (at: Date, timeZone: string): ClockParts =>
  Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
