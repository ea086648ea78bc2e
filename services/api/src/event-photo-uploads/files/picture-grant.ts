import { createHmac, timingSafeEqual } from 'node:crypto';

/** For how long an address stays the same, so that browsers keep its file. In milliseconds. */
const PERIOD_MS = 3_600_000;
const GRANT = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

/** Who may see one picture of one event. */
export interface GrantedPicture {
  eventId: string;
  mediaId: string;
}

/**
 * Opens the files of one picture for one to two hours to whoever has it. The owner's page shows pictures of VIP-only
 * events by it: an `<img>` cannot bring the owner's key along, and the key must not stand in an address.
 */
export function signPictureGrant(picture: GrantedPicture, now: Date, key: string): string {
  const lastPeriod = (periodOf(now) + 1).toString(36);
  return `${lastPeriod}.${signature(picture, lastPeriod, key)}`;
}

/** Whether this text opens the picture's files at this moment. */
export function isPictureGrantValid(grant: string, picture: GrantedPicture, now: Date, key: string): boolean {
  const [, lastPeriod, given] = GRANT.exec(grant) ?? [];
  if (lastPeriod === undefined || given === undefined) return false;
  const right = signature(picture, lastPeriod, key);
  return timingSafeEqual(Buffer.from(given), Buffer.from(right)) && periodOf(now) <= parseInt(lastPeriod, 36);
}

const periodOf = (moment: Date): number => Math.floor(moment.getTime() / PERIOD_MS);

/** Begins unlike a pass, which is signed with the same key: neither stands in for the other. */
const signature = ({ eventId, mediaId }: GrantedPicture, lastPeriod: string, key: string): string =>
  createHmac('sha256', key).update(`event-picture:${eventId}.${mediaId}.${lastPeriod}`).digest('base64url');
