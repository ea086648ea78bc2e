export const EVENT_STATUSES = ['live', 'scheduled', 'completed', 'cancelled'] as const;

/** Scheduled becomes live and live becomes completed by time or by the owner. */
export type EventStatus = (typeof EVENT_STATUSES)[number];

interface Timed {
  status: EventStatus;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Whether the owner may move the event there. What was ended or cancelled by mistake can be taken back while its time
 * is not over.
 */
export function canTransition({ status, endsAt }: Timed, to: EventStatus, now: Date): boolean {
  if (status === 'scheduled') return to === 'live' || to === 'cancelled';
  if (status === 'live') return to === 'completed' || to === 'cancelled';
  if (now >= endsAt) return false;
  return status === 'completed' ? to === 'live' : to === 'scheduled';
}

/** The status that an event's times ask for; what the owner ended or cancelled stays so. */
export function dueStatus({ status, startsAt, endsAt }: Timed, now: Date): EventStatus {
  if (status !== 'scheduled' && status !== 'live') return status;
  if (now >= endsAt) return 'completed';
  return now >= startsAt ? 'live' : status;
}
