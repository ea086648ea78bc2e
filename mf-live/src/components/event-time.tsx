import { formatTimeRange } from '@gallery/domain';

export interface EventTimeProps {
  /** ISO 8601. */
  startTime: string;
  endTime: string;
  /** The venue's. */
  timeZone: string;
}

/** When an event is, in its venue's time; machines read when it begins. */
export const EventTime = ({ startTime, endTime, timeZone }: EventTimeProps) => (
  <time dateTime={startTime}>{formatTimeRange(startTime, endTime, timeZone)}</time>
);
