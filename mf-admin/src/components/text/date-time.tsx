export interface DateTimeProps {
  /** ISO 8601, UTC. */
  at: string;
  /** `day` leaves the time of day out, `short` the year: `14 Nov, 13:58`. Default `14 Nov 2026, 13:58`. */
  shape?: 'full' | 'day' | 'short';
}

/** A time in the reader's own zone: the admin is read in the studio, and never rendered on a server. */
export function DateTime({ at, shape = 'full' }: DateTimeProps) {
  const time = new Date(at);
  const day = `${time.getDate()} ${MONTHS[time.getMonth()] ?? ''}`;
  const year = shape === 'short' ? '' : ` ${time.getFullYear()}`;
  const clock = shape === 'day' ? '' : `, ${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
  return (
    <time dateTime={at} title={time.toISOString()}>
      {day + year + clock}
    </time>
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const twoDigits = (figure: number): string => String(figure).padStart(2, '0');
