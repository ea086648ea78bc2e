import type { EnvironmentReader } from './environment-reader';

/** The key of `npm start`: everybody knows it, so whoever likes may write passes with it. */
const DEMO_PASS_KEY = 'event-pass-key-of-the-demo-gallery-known-to-all';
/** Shorter ones could be tried out. */
const MIN_KEY_LENGTH = 32;

/** What passes to events are signed with. */
export interface GuestPassKey {
  key: string;
  /** Whether it is the one that everybody knows. */
  isDemo: boolean;
}

/** `EVENT_PASS_KEY`. It is never repeated in a fault. */
export function readGuestPassKey(read: EnvironmentReader): GuestPassKey {
  const key = read.text('EVENT_PASS_KEY', DEMO_PASS_KEY);
  if (key.length < MIN_KEY_LENGTH)
    read.addError(`EVENT_PASS_KEY must have ${MIN_KEY_LENGTH} characters or more.`);
  return { key, isDemo: key === DEMO_PASS_KEY };
}
