import { useCollectorAccess } from './collector-access.store';
import { useCollectorSession } from './collector-session.store';
import { showToast, type ToastOptions } from '../toasts/toasts.store';

/** Delay between the toast and the dialog. */
const DIALOG_DELAY_MS = 500;

/**
 * `ended` for a session that is over, `missing` for a signed-out shopper, `photo-order` before ordering an event
 * photo.
 */
type SignInReason = 'ended' | 'missing' | 'photo-order';

const PROMPT_TOASTS: Record<SignInReason, ToastOptions> = {
  ended: { title: 'You are logged out. Logging in again...' },
  missing: { title: 'Authentication Required', description: 'Please sign in to see this page.' },
  'photo-order': { title: 'Login Required', description: 'Please log in to order photos.' },
};

let pendingPrompt: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a toast that this needs a collector, and opens the dialog half a second later. Calls that meet the same
 * ended session prompt once; nobody is prompted who has signed in meanwhile.
 */
export function promptSignIn(why: SignInReason = 'ended'): void {
  if (pendingPrompt !== undefined || useCollectorAccess.getState().isOpen) return;
  showToast({ ...PROMPT_TOASTS[why], precedesDialog: true });
  pendingPrompt = setTimeout(() => {
    pendingPrompt = undefined;
    if (useCollectorSession.getState().sessionId === null) useCollectorAccess.getState().open();
  }, DIALOG_DELAY_MS);
}

/** Cancels the prompt, when the shopper moved to a page that needs no sign-in. */
export function cancelSignInPrompt(): void {
  clearTimeout(pendingPrompt);
  pendingPrompt = undefined;
}
