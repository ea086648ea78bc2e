import { createHmac, timingSafeEqual } from 'node:crypto';
import { Picture } from '../../media';
import type { CachedEvent } from '../event-cache.service';
import { PICTURE_GRANT_PERIOD_MS } from '../events-policy';

const GRANT = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

/** The picture that a grant opens. */
export interface GrantedPicture {
  eventId: string;
  mediaId: string;
}

/**
 * The picture with a grant, which lets anyone who has it open its files: an `<img>` sends no bearer token, and a
 * session must not be in a URL. For staff and buyers; only files of VIP-only events need it, those of other events are
 * public under one URL.
 */
export function grantPicture(
  { id: eventId, isVipOnly }: Pick<CachedEvent, 'id' | 'isVipOnly'>,
  picture: Picture,
  now: Date,
  key: string,
): Picture {
  if (!isVipOnly) return picture;
  return Object.assign(new Picture(), picture, {
    grant: signPictureGrant({ eventId, mediaId: picture.id }, now, key),
  });
}

function signPictureGrant(picture: GrantedPicture, now: Date, key: string): string {
  const lastPeriod = (periodOf(now) + 1).toString(36);
  return `${lastPeriod}.${signature(picture, lastPeriod, key)}`;
}

export function isPictureGrantValid(grant: string, picture: GrantedPicture, now: Date, key: string): boolean {
  const [, lastPeriod, given] = GRANT.exec(grant) ?? [];
  if (lastPeriod === undefined || given === undefined) return false;
  const expected = signature(picture, lastPeriod, key);
  return (
    timingSafeEqual(Buffer.from(given), Buffer.from(expected)) && periodOf(now) <= parseInt(lastPeriod, 36)
  );
}

const periodOf = (time: Date): number => Math.floor(time.getTime() / PICTURE_GRANT_PERIOD_MS);

/** The prefix differs from that of guest passes, which are signed with the same key: neither is valid as the other. */
const signature = ({ eventId, mediaId }: GrantedPicture, lastPeriod: string, key: string): string =>
  createHmac('sha256', key).update(`event-picture:${eventId}.${mediaId}.${lastPeriod}`).digest('base64url');
