import { isRecord, local, readStored, textIn, writeStored } from '../stored-json';

/** The selling partner whose link led here. */
export interface Referral {
  /** The code of the link, lowercased and trimmed. */
  partnerId: string;
  /** When the link was followed, ISO 8601. */
  timestamp: string;
  /** The whole address that was opened. */
  source: string;
}

const KEY = 'referral';
const VALID_SECONDS = 30 * 24 * 60 * 60;

/** The first referral of the last 30 days, from local storage or the cookie, whichever has it; null for none. */
export const referral = (): Referral | null =>
  validReferral(readStored(local, KEY)) ?? validReferral(readStored(cookie, KEY));

/** Keeps a referral in both places, unless an earlier one still counts. */
export function keepReferral(found: Referral): void {
  if (referral()) return;
  writeStored(local, KEY, found);
  writeStored(cookie, KEY, found);
}

/** The referral's cookie in the manner of a storage. */
const cookie = () => ({
  getItem: (): string => decodeURIComponent(/(?:^|; )referral=([^;]*)/.exec(document.cookie)?.[1] ?? 'null'),
  setItem: (key: string, value: string): void => {
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${VALID_SECONDS}; samesite=lax`;
  },
});

function validReferral(stored: unknown): Referral | null {
  if (!isRecord(stored)) return null;
  const partnerId = textIn(stored, 'partnerId');
  const timestamp = textIn(stored, 'timestamp');
  // A clock that was set back meanwhile makes it lie ahead, which must not keep it for ever.
  const isRecent = Math.abs(Date.now() - Date.parse(timestamp)) < VALID_SECONDS * 1_000;
  return partnerId && isRecent ? { partnerId, timestamp, source: textIn(stored, 'source') } : null;
}
