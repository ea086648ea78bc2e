import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { showToast, type ToastOptions } from '../toasts/toasts.store';

/** Between the sentence and the dialog, in milliseconds. */
const DIALOG_DELAY_MS = 500;

/** `ended` for a session that is over, `missing` where nobody was signed in, `photo-order` before an event photo. */
type SignInReason = 'ended' | 'missing' | 'photo-order';

const PROMPT_TOASTS: Record<SignInReason, ToastOptions> = {
  ended: { title: 'You are logged out. Logging in again...' },
  missing: { title: 'Authentication Required', description: 'Please sign in to see this page.' },
  'photo-order': { title: 'Login Required', description: 'Please log in to order photos.' },
};

let pendingPrompt: ReturnType<typeof setTimeout> | undefined;

/**
 * Says that this needs a collector and opens the dialog half a second later. Calls that meet the same ended
 * session together ask once; nobody is asked who has signed in meanwhile.
 */
export function promptSignIn(why: SignInReason = 'ended'): void {
  if (pendingPrompt !== undefined || useCollectorAccess.getState().isOpen) return;
  showToast(PROMPT_TOASTS[why]);
  pendingPrompt = setTimeout(() => {
    pendingPrompt = undefined;
    if (useCollectorSession.getState().sessionId === null) useCollectorAccess.getState().open();
  }, DIALOG_DELAY_MS);
}

/** Takes the question back: the visitor has gone where nobody needs to sign in. */
export function cancelSignInPrompt(): void {
  clearTimeout(pendingPrompt);
  pendingPrompt = undefined;
}
