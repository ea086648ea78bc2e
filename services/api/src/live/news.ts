/** Something happened, by whichever instance: where to look for it, never what it is. */
export type News =
  | { about: 'photos'; eventId: string; revision: number }
  | { about: 'event'; eventId: string }
  | { about: 'prints'; eventId: string; photoId: string };

/** News as another instance wrote them, or null. */
export function newsOf(text: string): News | null {
  const said: unknown = JSON.parse(text);
  if (typeof said !== 'object' || said === null || !('about' in said) || !('eventId' in said)) return null;
  const { about, eventId } = said;
  if (typeof eventId !== 'string') return null;
  if (about === 'event') return { about, eventId };
  if (about === 'photos' && 'revision' in said && typeof said.revision === 'number')
    return { about, eventId, revision: said.revision };
  if (about === 'prints' && 'photoId' in said && typeof said.photoId === 'string')
    return { about, eventId, photoId: said.photoId };
  return null;
}
