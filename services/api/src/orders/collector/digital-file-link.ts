import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a link to the file of an event photo works. */
const FILE_LINK_DAYS = 30;

/** Line, end in seconds since 1970, signature. */
const FILE_TOKEN_PATTERN = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

/** A link to the file of an event photo's line. */
export interface FileLink {
  lineId: string;
  expiresAt: Date;
}

/** When a link that is made at this moment ends. */
export const fileLinkExpiry = (madeAt: Date): Date => new Date(madeAt.getTime() + FILE_LINK_DAYS * DAY_MS);

/** Below the gallery's origin. */
export function fileLinkPath({ lineId, expiresAt }: FileLink, key: string): string {
  const said = `${lineId}.${Math.floor(expiresAt.getTime() / 1_000)}`;
  return `/api/photo-files/${said}.${signature(said, key)}`;
}

/** What a link says if it was signed with this key, whether or not its time is over; else null. */
export function verifyFileToken(token: string, key: string): FileLink | null {
  const [, lineId, seconds, given] = FILE_TOKEN_PATTERN.exec(token) ?? [];
  if (lineId === undefined || seconds === undefined || given === undefined) return null;
  const right = signature(`${lineId}.${seconds}`, key);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null;
  return { lineId, expiresAt: new Date(Number(seconds) * 1_000) };
}

/** Whether the order's files may be fetched: paid, not given back, not called off. */
export const isFileAvailable = ({
  confirmedAt,
  refundedCents,
  totalCents,
  status,
}: Pick<OrderEntity, 'confirmedAt' | 'refundedCents' | 'totalCents' | 'status'>): boolean =>
  confirmedAt !== null && refundedCents < totalCents && status !== 'cancelled' && status !== 'rejected';

/** The file on a line of a collector's order; null for prints, for what is not paid, and when its time is over. */
export function presentDigitalFile(
  order: OrderEntity,
  line: OrderLineEntity,
  { key, now }: { key: string; now: Date },
): { url: string; expiresAt: string } | null {
  if (line.photoId === null || line.editionId !== null || !isFileAvailable(order)) return null;
  const expiresAt = fileLinkExpiry(order.confirmedAt ?? now);
  if (expiresAt <= now) return null;
  return { url: fileLinkPath({ lineId: line.id, expiresAt }, key), expiresAt: expiresAt.toISOString() };
}

const signature = (said: string, key: string): string =>
  createHmac('sha256', key).update(`photo-file:${said}`).digest('base64url');
