export const EVENT_STATUSES = ['live', 'scheduled', 'completed', 'cancelled'] as const;

/** `scheduled` becomes `live`, and `live` becomes `completed`, when the time comes or when staff change it. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

interface Timed {
  status: EventStatus;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Whether staff may move the event there. An event ended or cancelled by mistake can be restored until its end.
 */
export function canTransition({ status, endsAt }: Timed, to: EventStatus, now: Date): boolean {
  if (status === 'scheduled') return to === 'live' || to === 'cancelled';
  if (status === 'live') return to === 'completed' || to === 'cancelled';
  if (now >= endsAt) return false;
  return status === 'completed' ? to === 'live' : to === 'scheduled';
}

/** The status according to the event's times; an event that staff ended or cancelled keeps its status. */
export function dueStatus({ status, startsAt, endsAt }: Timed, now: Date): EventStatus {
  if (status !== 'scheduled' && status !== 'live') return status;
  if (now >= endsAt) return 'completed';
  return now >= startsAt ? 'live' : status;
}
