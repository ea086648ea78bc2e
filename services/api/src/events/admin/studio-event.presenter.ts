import { pictureUrl } from '../../media';
import type { StudioEvent } from './dto/studio-event.dto';
import type { EventSummary } from '../listing/event-summaries.service';

/** An event as the owner sees it. `tag` is what the feed's address ends with. */
export const presentStudioEvent = ({ event, counts, picture }: EventSummary, tag: string): StudioEvent => ({
  id: event.id,
  title: event.title,
  description: event.description,
  eventDate: event.startsAt.toISOString(),
  endDate: event.endsAt.toISOString(),
  location: event.location,
  maxAttendees: event.maxParticipants,
  heroImage: picture && pictureUrl(picture),
  picture,
  eventType: event.eventType,
  status: event.status,
  feedPath: `/live-event/${tag}`,
  isVipOnly: event.isVipOnly,
  needsApproval: event.needsApproval,
  isWatermarked: event.isWatermarked,
  cameraOffsetMs: event.cameraOffsetMs,
  registered: counts.guests,
  waitlisted: counts.waitlisted,
  photoCount: counts.photos,
  version: event.version,
});
