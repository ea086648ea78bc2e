import type { EventRecord } from './dto/event.dto';
import type { EventSummary } from './event-summaries.service';

/** An event as its guests see it. `currentTag` is the gallery's short id when it stands for this event. */
export function presentEvent(
  { event, counts, picture }: EventSummary,
  currentTag: string | null,
): EventRecord {
  return {
    id: event.id,
    tag: currentTag ?? event.id,
    title: event.title,
    description: event.description,
    status: event.status,
    startTime: event.startsAt.toISOString(),
    endTime: event.endsAt.toISOString(),
    location: event.location,
    eventType: event.eventType,
    currentParticipants: counts.guests,
    maxParticipants: event.maxParticipants,
    isVipOnly: event.isVipOnly,
    photoCount: counts.photos,
    availableCount: counts.available,
    picture,
    isCurrent: currentTag !== null,
  };
}

const HIDDEN_FROM_NON_VIPS = {
  description: '',
  location: '',
  eventType: '',
  currentParticipants: 0,
  maxParticipants: null,
  photoCount: 0,
  availableCount: 0,
  picture: null,
} as const satisfies Partial<EventRecord>;

/** What others may know of a VIP-only event: that there is one, and when. */
export const presentVipTeaser = (record: EventRecord): EventRecord =>
  Object.assign({}, record, HIDDEN_FROM_NON_VIPS);
