import type { EventEntity } from './entities/event.entity';

type Timed = Pick<EventEntity, 'id' | 'status' | 'startsAt'>;

/**
 * The event that the gallery's short id stands for: the live one that began first, else the next that is
 * scheduled, else the last that took place; null when there is none of them.
 */
export function currentEvent<E extends Timed>(events: readonly E[]): E | null {
  const byStart = events.toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  return (
    byStart.find(({ status }) => status === 'live') ??
    byStart.find(({ status }) => status === 'scheduled') ??
    byStart.findLast(({ status }) => status === 'completed') ??
    null
  );
}
