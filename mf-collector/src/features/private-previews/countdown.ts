const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds until a time of the server, at least 0.
 * @param serverAheadMs the server's clock offset at its last response
 */
export const timeLeft = (until: string, now: number, serverAheadMs: number): number =>
  Math.max(0, Date.parse(until) - (now + serverAheadMs));

/** A countdown: `47 h 59 min 05 s`, in the last hour `59 min 05 s`. */
export function formatCountdown(left: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = two(Math.floor((left % MINUTE) / SECOND));
  return hours > 0 ? `${hours} h ${two(minutes)} min ${seconds} s` : `${minutes} min ${seconds} s`;
}
