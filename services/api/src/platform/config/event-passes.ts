import type { EnvironmentReader } from './reader';

/** The key of `npm start`: everybody knows it, so whoever likes may write passes with it. */
const DEMO_KEY = 'event-pass-key-of-the-demo-gallery-known-to-all';
/** Shorter ones could be tried out. */
const SHORTEST = 32;

/** What passes to events are signed with. */
export interface EventPassKey {
  key: string;
  /** Whether it is the one that everybody knows. */
  isDemo: boolean;
}

/** `EVENT_PASS_KEY`. It is never repeated in a fault. */
export function eventPassKey(read: EnvironmentReader): EventPassKey {
  const key = read.text('EVENT_PASS_KEY', DEMO_KEY);
  if (key.length < SHORTEST) read.fault(`EVENT_PASS_KEY must have ${SHORTEST} characters or more.`);
  return { key, isDemo: key === DEMO_KEY };
}
