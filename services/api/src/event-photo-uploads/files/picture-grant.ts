import { createHmac, timingSafeEqual } from 'node:crypto';
import { PICTURE_GRANT_PERIOD_MS } from '../event-photo-uploads-policy';

const GRANT = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

/** The picture that a grant opens. */
export interface GrantedPicture {
  eventId: string;
  mediaId: string;
}

/**
 * Lets anyone who has it open the files of one picture. The admin shows pictures of VIP-only events with it: an `<img>`
 * sends no bearer token, and a session must not be in a URL.
 */
export function signPictureGrant(picture: GrantedPicture, now: Date, key: string): string {
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
