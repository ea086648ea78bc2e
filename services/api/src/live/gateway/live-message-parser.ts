import type { LiveRequest } from '@gallery/contracts';

/** Longer than any id or pass. */
const MAX_FIELD_LENGTH = 2_000;

/** What a page asks for, or null for anything that is no request of ours. Unknown fields are passed over. */
export function parseLiveMessage(text: string): LiveRequest | null {
  const message = parseJson(text);
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  const eventId = 'eventId' in message ? message.eventId : undefined;
  const pass = 'pass' in message ? message.pass : undefined;
  if (message.type === 'leave_event') {
    if (eventId === undefined) return { type: 'leave_event' };
    return isField(eventId) ? { type: 'leave_event', eventId } : null;
  }
  if (message.type !== 'join_event' || !isField(eventId)) return null;
  if (pass === undefined || pass === null) return { type: 'join_event', eventId };
  return isField(pass) ? { type: 'join_event', eventId, pass } : null;
}

const isField = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_FIELD_LENGTH;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
