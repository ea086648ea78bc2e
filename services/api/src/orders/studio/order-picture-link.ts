import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderPicture } from './dto/order-picture.dto';
import type { OrderPictureEntity } from './order-picture.entity';

const HOUR_MS = 3_600_000;
/** How long a link works: as long as somebody leaves the page open. */
const LINK_HOURS = 24;
/** Picture id, hour since 1970 until which it works, signature. */
const TOKEN_PATTERN = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** The picture with a link for whoever may see its order. Within an hour the link is the same, for browsers' caches. */
export function presentOrderPicture(
  { id, caption, width, height, createdAt }: OrderPictureEntity,
  { key, now }: { key: string; now: Date },
): OrderPicture {
  const payload = `${id}.${Math.floor(now.getTime() / HOUR_MS) + LINK_HOURS}`;
  const url = `/api/order-pictures/${payload}.${signature(payload, key)}`;
  return { id, url, caption, width, height, at: createdAt.toISOString() };
}

/** The id of the picture in a link that was signed with this key and still works; else null. */
export function verifyPictureToken(token: string, { key, now }: { key: string; now: Date }): string | null {
  const [, id, hour, given] = TOKEN_PATTERN.exec(token) ?? [];
  if (id === undefined || hour === undefined || given === undefined) return null;
  const expected = signature(`${id}.${hour}`, key);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  return now.getTime() < Number(hour) * HOUR_MS ? id : null;
}

const signature = (payload: string, key: string): string =>
  createHmac('sha256', key).update(`order-picture:${payload}`).digest('base64url');
