import type { LiveMessage } from '@gallery/contracts';

/** What the pages have words for. Others come from a newer gallery and are passed over. */
const KNOWN_TYPES: Record<LiveMessage['type'], true> = {
  joined: true,
  new_photo: true,
  photo_changed: true,
  photo_withdrawn: true,
  viewer_update: true,
  event_changed: true,
  prints_changed: true,
  heartbeat: true,
  refused: true,
};

/** Reads a message of the socket; null for what is not JSON, or of no known type. */
export function parseLiveMessage(text: unknown): LiveMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const body: unknown = JSON.parse(text);
    return isLiveMessage(body) ? body : null;
  } catch {
    return null;
  }
}

// The gallery that serves the page speaks here: of a known type the shape is trusted.
const isLiveMessage = (body: unknown): body is LiveMessage =>
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  typeof body.type === 'string' &&
  Object.hasOwn(KNOWN_TYPES, body.type);
