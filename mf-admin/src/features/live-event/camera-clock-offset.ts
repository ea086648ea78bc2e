const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
/** Half past seven in the evening: what the example begins with. */
const EXAMPLE_SECONDS = 19.5 * 3_600;

/**
 * By how much the camera's clock is off: what must be added to its times.
 * @param shown what it shows, as `2026-11-22T19:30:00`
 * @param hasZone it writes its time zone, which is taken for this computer's; else its times count as UTC
 * @returns milliseconds; null when `shown` is no time
 */
export function cameraClockOffset(shown: string, hasZone: boolean, now: number): number | null {
  const camera = Date.parse(hasZone ? shown : `${shown}Z`);
  return Number.isNaN(camera) ? null : Math.round((now - camera) / SECOND_MS) * SECOND_MS;
}

/** `+0:02:15`, `−6:00:00`. */
export function offsetLabel(offsetMs: number): string {
  const sign = offsetMs < 0 ? '−' : '+';
  const seconds = Math.round(Math.abs(offsetMs) / SECOND_MS);
  return `${sign}${Math.floor(seconds / 3_600)}:${clockLabel(seconds).slice(3)}`;
}

/** What half past seven on the camera's clock is taken for: `19:32:15`, with the days between when there are any. */
export function offsetExample(offsetMs: number): { shown: string; taken: string } {
  const seconds = EXAMPLE_SECONDS + Math.round(offsetMs / SECOND_MS);
  const days = Math.floor(seconds / DAY_SECONDS);
  return {
    shown: clockLabel(EXAMPLE_SECONDS),
    taken: `${clockLabel(seconds - days * DAY_SECONDS)}${dayShiftLabel(days)}`,
  };
}

function dayShiftLabel(days: number): string {
  if (days === 0) return '';
  const count = Math.abs(days) === 1 ? 'a day' : `${Math.abs(days)} days`;
  return days > 0 ? `, ${count} later` : `, ${count} earlier`;
}

/** `19:32:15` of a day's seconds. */
const clockLabel = (seconds: number): string =>
  [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
