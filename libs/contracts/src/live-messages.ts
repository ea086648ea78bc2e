/** What is said over the socket at /ws, as JSON text. Photographs are as `GET /api/events/{id}/photos` has them. */
import type { EventPhoto } from './schemas/events';

/** From a page to the gallery. */
export type LiveRequest =
  | {
      type: 'join_event';
      eventId: string;
      /** For clients without the pass's cookie. */
      pass?: string;
    }
  | { type: 'leave_event'; eventId?: string };

/**
 * What a message about a photograph is up to. Whoever has all up to `after` has all up to `revision` with this message; whoever
 * has less asks for what was missed. Without `after` it is `revision - 1`; it is less where one photograph changed twice before
 * it was told.
 */
interface RevisionRange {
  eventId: string;
  revision: number;
  after?: number;
}

/** From the gallery to the pages of an event. `revision` counts the changes of its photographs; a gap means: ask for what was missed. */
export type LiveMessage =
  | { type: 'joined'; eventId: string; revision: number; count: number }
  | (RevisionRange & { type: 'new_photo' | 'photo_changed'; photo: EventPhoto })
  | (RevisionRange & { type: 'photo_withdrawn'; photoId: string })
  | { type: 'viewer_update'; eventId: string; count: number }
  | { type: 'event_changed'; eventId: string; status: 'live' | 'scheduled' | 'completed' | 'cancelled' }
  | { type: 'prints_changed'; eventId: string; photoId: string }
  | { type: 'heartbeat'; eventId: string; revision: number }
  | { type: 'refused'; code: string; message: string };
