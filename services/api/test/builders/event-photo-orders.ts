import type { EventPhoto } from '../../src/events';
import type { CreatedEventPhotoOrder } from '../../src/event-photo-orders/dto/event-photo-orders.dto';
import { payIntent } from './payment-requests';
import { emailText } from './email-text';
import type { TestApi } from '../app/start-api';

/** What the sheet sends for an event photo. */
export const photoOrderBody = (itemId: string) => ({
  orderType: 'event_photo',
  itemId,
  quantity: 1,
  unitPrice: 150,
  totalPrice: 150,
});

/** Orders an event photo and gives the answer as it is. */
export const postPhotoOrder = (
  api: TestApi,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> => api.request('/api/orders', { method: 'POST', body, headers });

/** An event photo that was ordered, and the intent that pays it; must succeed. */
export async function orderPhoto(
  api: TestApi,
  photoId: string,
  headers: Record<string, string>,
): Promise<CreatedEventPhotoOrder & { paymentIntent: string }> {
  const answer = await postPhotoOrder(api, photoOrderBody(photoId), headers);
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`The order was refused: ${answer.status} ${text}`);
  const placed: unknown = JSON.parse(text);
  if (!isPlaced(placed)) throw new Error(`Not an order: ${text}`);
  const paymentIntent = new URL(placed.checkoutUrl).searchParams.get('payment_intent') ?? '';
  return Object.assign(placed, { paymentIntent });
}

const isPlaced = (value: unknown): value is CreatedEventPhotoOrder =>
  typeof value === 'object' && value !== null && 'number' in value && 'checkoutUrl' in value;

/** The same, paid by card; resolves when the API knows. */
export async function buyPhoto(api: TestApi, photoId: string, headers: Record<string, string>) {
  const placed = await orderPhoto(api, photoId, headers);
  await payIntent(api, placed.paymentIntent);
  await api.stripe().webhooks.idle();
  return placed;
}

/** The whole sum goes back; resolves when the API knows. */
export async function refundIntent(api: TestApi, paymentIntent: string): Promise<void> {
  const answer = await fetch(`${api.stripe().url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ payment_intent: paymentIntent }),
  });
  if (!answer.ok) throw new Error(`The refund was refused: ${answer.status} ${await answer.text()}`);
  await api.stripe().webhooks.idle();
}

/** The paths of the links to files that were mailed for an order, in whatever order. */
export async function mailedFiles(api: TestApi, { number }: { number: string }): Promise<string[]> {
  await api.deliverOutbox();
  return (await api.mails())
    .map(emailText)
    .filter((mail) => mail.includes(`Your event photo, order ${number}`))
    .map((mail) => /http:\/\/gallery\.example(\/api\/event-photo-files\/[\w.-]+)/.exec(mail)?.[1] ?? '');
}

/** What guests read beneath a photograph: how often it was ordered. */
export async function orderCountOf(
  api: TestApi,
  { eventId, photoId }: { eventId: string; photoId: string },
  headers: Record<string, string>,
): Promise<number | undefined> {
  const answer = await api.request(`/api/events/${eventId}/photos`, { headers });
  const photos: unknown = await answer.json();
  if (!isFeed(photos)) throw new Error(`The feed was refused: ${answer.status}`);
  return photos.find(({ id }) => id === photoId)?.orderCount;
}

const isFeed = (answer: unknown): answer is EventPhoto[] => Array.isArray(answer);
