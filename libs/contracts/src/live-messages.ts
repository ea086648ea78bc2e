/** Messages of the socket at /ws, as JSON. Photos are as in `GET /api/events/{id}/photos`. */
import type { EventPhoto } from './openapi';

/** From a page to the API. */
export type LiveRequest =
  | {
      type: 'join_event';
      eventId: string;
      /** For clients without the pass's cookie. */
      pass?: string;
    }
  | { type: 'leave_event'; eventId?: string };

/**
 * The revisions that a message covers. A page with everything up to `after` has everything up to `revision` once it
 * applied the message; a page with less asks for what it missed. Default of `after`: `revision - 1`; it is lower
 * when a photo changed twice before it was sent.
 */
interface RevisionRange {
  eventId: string;
  revision: number;
  after?: number;
}

/**
 * From the API to the pages of an event. `revision` counts changes of photos; on a gap, a page asks for what it
 * missed.
 */
export type LiveMessage =
  | { type: 'joined'; eventId: string; revision: number; count: number }
  | (RevisionRange & { type: 'new_photo' | 'photo_changed'; photo: EventPhoto })
  | (RevisionRange & { type: 'photo_withdrawn'; photoId: string })
  | { type: 'viewer_update'; eventId: string; count: number }
  | { type: 'event_changed'; eventId: string; status: 'live' | 'scheduled' | 'completed' | 'cancelled' }
  | { type: 'prints_changed'; eventId: string; photoId: string }
  | { type: 'heartbeat'; eventId: string; revision: number }
  | { type: 'refused'; code: string; message: string };
