import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { notify, type NoticeRequest } from './notices.store';

/** Between the sentence and the dialog, in milliseconds. */
const DIALOG_DELAY_MS = 500;

/** `ended` for a session that is over, `missing` where nobody was signed in, `photo-order` before an event photo. */
type Why = 'ended' | 'missing' | 'photo-order';

const SENTENCES: Record<Why, NoticeRequest> = {
  ended: { title: 'You are logged out. Logging in again...' },
  missing: { title: 'Authentication Required', description: 'Please sign in to see this page.' },
  'photo-order': { title: 'Login Required', description: 'Please log in to order photos.' },
};

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Says that this needs a collector and opens the dialog half a second later. Calls that meet the same ended
 * session together ask once; nobody is asked who has signed in meanwhile.
 */
export function askToSignIn(why: Why = 'ended'): void {
  if (waiting !== undefined || useCollectorAccess.getState().isOpen) return;
  notify(SENTENCES[why]);
  waiting = setTimeout(() => {
    waiting = undefined;
    if (useCollectorSession.getState().sessionId === null) useCollectorAccess.getState().open();
  }, DIALOG_DELAY_MS);
}

/** Takes the question back: the visitor has gone where nobody needs to sign in. */
export function stopAskingToSignIn(): void {
  clearTimeout(waiting);
  waiting = undefined;
}
