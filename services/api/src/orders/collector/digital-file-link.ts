import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderEntity } from '../entities/order.entity';
import { isNumbered, type OrderLineEntity } from '../entities/order-line.entity';
import { EVENT_PHOTO_FILE_LINK_DAYS } from '../orders-policy';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Line id, expiry in seconds since 1970, signature. */
const FILE_TOKEN_PATTERN = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

/** What a link to an event photo's file contains. */
export interface FileLink {
  lineId: string;
  expiresAt: Date;
}

export const fileLinkExpiry = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + EVENT_PHOTO_FILE_LINK_DAYS * DAY_MS);

/** Relative to the gallery's origin. */
export function fileLinkPath({ lineId, expiresAt }: FileLink, key: string): string {
  const payload = `${lineId}.${Math.floor(expiresAt.getTime() / 1_000)}`;
  return `/api/event-photo-files/${payload}.${signature(payload, key)}`;
}

/** The content of a link signed with this key, expired or not; else null. */
export function verifyFileToken(token: string, key: string): FileLink | null {
  const [, lineId, seconds, given] = FILE_TOKEN_PATTERN.exec(token) ?? [];
  if (lineId === undefined || seconds === undefined || given === undefined) return null;
  const expected = signature(`${lineId}.${seconds}`, key);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  return { lineId, expiresAt: new Date(Number(seconds) * 1_000) };
}

/** Whether the order's files may be downloaded: it is paid, and neither refunded nor cancelled. */
export const isFileAvailable = ({
  confirmedAt,
  refundedCents,
  totalCents,
  status,
}: Pick<OrderEntity, 'confirmedAt' | 'refundedCents' | 'totalCents' | 'status'>): boolean =>
  confirmedAt !== null && refundedCents < totalCents && status !== 'cancelled' && status !== 'rejected';

/** The key that signs links to files, and the time. */
export interface FileLinkSigner {
  key: string;
  now: Date;
}

/** The file of an order line; null for prints, unpaid orders, and once the link has expired. */
export function presentDigitalFile(
  order: OrderEntity,
  line: OrderLineEntity,
  { key, now }: FileLinkSigner,
): { url: string; expiresAt: string } | null {
  if (line.photoId === null || isNumbered(line) || !isFileAvailable(order)) return null;
  const expiresAt = fileLinkExpiry(order.confirmedAt ?? now);
  if (expiresAt <= now) return null;
  return { url: fileLinkPath({ lineId: line.id, expiresAt }, key), expiresAt: expiresAt.toISOString() };
}

const signature = (payload: string, key: string): string =>
  createHmac('sha256', key).update(`photo-file:${payload}`).digest('base64url');
