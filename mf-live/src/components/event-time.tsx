import { formatTimeRange } from '@gallery/domain';

export interface EventTimeProps {
  /** ISO 8601. */
  startTime: string;
  endTime: string;
  /** Of the venue. */
  timeZone: string;
}

/** When an event is, told at its venue; machines read when it begins. */
export const EventTime = ({ startTime, endTime, timeZone }: EventTimeProps) => (
  <time dateTime={startTime}>{formatTimeRange(startTime, endTime, timeZone)}</time>
);
