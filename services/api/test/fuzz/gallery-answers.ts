import sharp from 'sharp';
import type { TestApi } from '../app/boot-api';
import { asOwner } from '../app/signed-in-owner';
import { column } from '../builders/checkout';

/** What the API is told and answers. */
export type Body = Record<string, unknown>;

/** Calls that must succeed, as the owner unless told otherwise; what they answer, if anything. */
export function callsOf(api: TestApi) {
  return async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = asOwner,
  ): Promise<Body> => {
    const answer = await (body instanceof FormData
      ? api.fetch(path, { method, body, headers })
      : api.request(path, { method, body, headers }));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${text}`);
    const read: unknown = text === '' ? {} : JSON.parse(text);
    return isBody(read) ? read : {};
  };
}

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The latest version as it is sent back for the next one. */
export function bookToSend({ latest, versions }: Body): Body {
  const newest: unknown = Array.isArray(versions) ? versions[0] : null;
  const { readings, costs } = isBody(newest) ? newest : {};
  return { readings, costs, seen: latest };
}

export const seriesToSend = ({ series }: Body): unknown[] =>
  (Array.isArray(series) ? series : []).map(({ works: _works, ...line }: Body) => line);

export function tokenIn(mails: readonly string[], page: string, name: string): string {
  const link = new RegExp(String.raw`/${page}${name === '' ? '' : String.raw`[^\s?]*\?${name}=`}([\w.-]+)`);
  return mails.map((mail) => link.exec(mail)?.[1]).findLast(Boolean) ?? 'none';
}

export const firstOf = async (api: TestApi, sql: string): Promise<string> =>
  String((await column(api, sql))[0]);

/** Tables whose rows paths name by their ids. */
const TABLES = {
  '/api/admin/inbox': 'contact_messages',
  '/api/admin/saved-views': 'saved_views',
  '/api/admin/letters': 'letters',
  '/api/admin/event-guests': 'event_guests',
  '/api/admin/event-devices': 'event_devices',
  '/api/admin/event-photos': 'event_photos',
  '/api/admin/collectors': 'collectors',
  '/api/admin/artworks': 'artworks',
  '/api/admin/artist-notes': 'artist_notes',
};

export async function idsOf(api: TestApi): Promise<Record<string, string[]>> {
  const ids = Object.entries(TABLES).map(async ([path, table]): Promise<[string, string[]]> => [
    path,
    (await column(api, `SELECT id FROM ${table}`)).map(String),
  ]);
  return Object.fromEntries(await Promise.all(ids));
}

/** The sections of the settings as they are sent back. */
export const sectionsOf = (settings: Body): Record<string, Body> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, section]) =>
      isBody(section) ? [[name, { version: section['version'], content: section['content'] }]] : [],
    ),
  );

export const lastPart = ({ url }: Body): string => String(url).replace(/^.*\//, '');
export const sectionOf = (site: Body, name: string): unknown => site[name];

export async function formWithPicture(caption?: string): Promise<FormData> {
  const form = new FormData();
  if (caption !== undefined) form.append('caption', caption);
  form.append('picture', await picture(), 'a.jpg');
  return form;
}

export async function picture(): Promise<Blob> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())]);
}

export async function pairDevice(api: TestApi, eventId: string): Promise<Record<string, string>> {
  const send = callsOf(api);
  const { code } = await send('POST', `/api/admin/studio-events/${eventId}/pairing-codes`);
  const { token } = await send('POST', '/api/event-devices/pair', { code, name: 'Studio laptop' }, {});
  return { authorization: `Bearer ${String(token)}` };
}
