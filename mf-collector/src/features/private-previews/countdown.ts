const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds until a moment of the server, never less than none.
 * @param serverAheadMs how far the server's clock was ahead of the browser's when it answered last
 */
export const timeLeft = (until: string, now: number, serverAheadMs: number): number =>
  Math.max(0, Date.parse(until) - (now + serverAheadMs));

/** A time as it runs down: `47 h 59 min 05 s`, in the last hour `59 min 05 s`. */
export function formatCountdown(left: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  return hours > 0 ? `${hours} h ${two(minutes)} min ${seconds} s` : `${minutes} min ${seconds} s`;
}
