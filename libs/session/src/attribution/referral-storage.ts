import { ATTRIBUTION_WINDOW_MS } from '@gallery/domain';
import { isRecord, persistentStorage, readStorage, stringField, writeStorage } from '../browser-storage';

/** The affiliate whose link led here. */
export interface Referral {
  partnerId: string;
  /** When the link was followed, ISO 8601. */
  timestamp: string;
  /** The full landing page address. */
  source: string;
}

const REFERRAL_KEY = 'referral';

/** The first referral within the attribution window, from local storage or the cookie; null for none. */
export const currentReferral = (): Referral | null =>
  parseValidReferral(readStorage(persistentStorage, REFERRAL_KEY)) ??
  parseValidReferral(readStorage(cookieStorage, REFERRAL_KEY));

/** Stores a referral in both places, unless an earlier one still counts. */
export function saveReferral(found: Referral): void {
  if (currentReferral()) return;
  writeStorage(persistentStorage, REFERRAL_KEY, found);
  writeStorage(cookieStorage, REFERRAL_KEY, found);
}

/** The referral's cookie with the interface of a storage. */
const cookieStorage = () => ({
  getItem: (): string => decodeURIComponent(/(?:^|; )referral=([^;]*)/.exec(document.cookie)?.[1] ?? 'null'),
  setItem: (key: string, value: string): void => {
    document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${ATTRIBUTION_WINDOW_MS / 1_000}; samesite=lax`;
  },
});

function parseValidReferral(stored: unknown): Referral | null {
  if (!isRecord(stored)) return null;
  const partnerId = stringField(stored, 'partnerId');
  const timestamp = stringField(stored, 'timestamp');
  // After a clock was set back, a referral may lie in the future; it must not count forever.
  const isRecent = Math.abs(Date.now() - Date.parse(timestamp)) < ATTRIBUTION_WINDOW_MS;
  return partnerId && isRecent ? { partnerId, timestamp, source: stringField(stored, 'source') } : null;
}
