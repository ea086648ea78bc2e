const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * A local time such as `20:04`; empty if there is none. Rendered in the browser only: a server is in another time
 * zone.
 */
export function formatClockTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? '' : new Intl.DateTimeFormat(undefined, CLOCK).format(time);
}

const DAY = { day: 'numeric', month: 'long' } as const;

/** When an event is, in local time: `22 November, 19:00–22:00`. */
export function formatEventTimes({ startTime, endTime }: { startTime: string; endTime: string }): string {
  const start = new Date(startTime);
  if (Number.isNaN(start.getTime())) return '';
  const day = new Intl.DateTimeFormat('en-GB', DAY).format(start);
  return `${day}, ${formatClockTime(startTime)}–${formatClockTime(endTime)}`;
}
