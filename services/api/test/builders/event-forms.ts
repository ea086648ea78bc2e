import { asOwner } from '../app/signed-in-owner';
import type { TestApi } from '../app/start-api';

export const EVENT_FORM = {
  title: 'One lamp',
  description: 'Portraits under one lamp.',
  eventDate: '2030-05-01T19:00:00-05:00',
  location: 'Dallas, Texas',
  maxAttendees: '40',
};

interface EventResponse {
  status: number;
  answer: Record<string, unknown>;
}

/** A multipart form of an event. */
export function eventForm(fields: Record<string, string>, heroImage?: Buffer | string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (heroImage !== undefined)
    form.append('heroImage', new Blob([new Uint8Array(Buffer.from(heroImage))]), 'hero.jpg');
  return form;
}

/** Calls of the admin's events, as the owner unless other headers are given. */
export function eventCalls(of: () => TestApi) {
  async function send(
    method: string,
    path: string,
    body?: string | FormData,
    headers: object = asOwner,
  ): Promise<EventResponse> {
    const response = await of().fetch(`/api/admin/studio-events${path}`, {
      method,
      headers: { ...headers },
      body,
    });
    const text = await response.text();
    const answer: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof answer !== 'object') throw new Error(`Not an object: ${text}`);
    return { status: response.status, answer: { ...answer } };
  }

  const create = (fields: Record<string, string> = {}, heroImage?: Buffer | string) =>
    send('POST', '', eventForm({ ...EVENT_FORM, ...fields }, heroImage));
  const json = (method: string, path: string, body: object) =>
    send(method, path, JSON.stringify(body), { ...asOwner, 'content-type': 'application/json' });

  return { send, create, json };
}
