import type { EventRecord } from '@gallery/contracts';

/** A live event that began an hour ago and lasts three, by default. */
export function anEvent(named: Partial<EventRecord> = {}): EventRecord {
  return {
    id: 'event',
    tag: 'tfgallery',
    title: 'An Evening on Paper',
    description: '',
    status: 'live',
    startTime: new Date(Date.now() - 3_600_000).toISOString(),
    endTime: new Date(Date.now() + 7_200_000).toISOString(),
    timeZone: 'America/Chicago',
    location: 'Studio in Dallas',
    eventType: 'opening',
    hashtag: null,
    currentParticipants: 0,
    viewerCount: 0,
    maxParticipants: null,
    isVipOnly: false,
    photoCount: 0,
    availableCount: 0,
    picture: null,
    isCurrent: true,
    ...named,
  };
}
