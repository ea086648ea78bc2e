/** Something happened, by whichever instance: where to look for it, never what it is. */
export type EventBusMessage =
  | { about: 'photos'; eventId: string; revision: number }
  | { about: 'event'; eventId: string }
  | { about: 'prints'; editionIds: readonly string[] };

/** News as another instance wrote them, or null. */
export function parseEventBusMessage(text: string): EventBusMessage | null {
  const said: unknown = JSON.parse(text);
  if (typeof said !== 'object' || said === null || !('about' in said)) return null;
  if (said.about === 'prints' && 'editionIds' in said && isStringArray(said.editionIds))
    return { about: 'prints', editionIds: said.editionIds };
  if (!('eventId' in said) || typeof said.eventId !== 'string') return null;
  if (said.about === 'event') return { about: 'event', eventId: said.eventId };
  if (said.about === 'photos' && 'revision' in said && typeof said.revision === 'number')
    return { about: 'photos', eventId: said.eventId, revision: said.revision };
  return null;
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
