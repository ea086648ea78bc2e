import { showErrorToast, showToast } from './toasts/toasts.store';

/** Copies a link and says whether it worked. Pages without TLS have no clipboard. */
export async function copyLink(link: string, title = 'Link Copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title });
  } catch {
    showErrorToast('Copy Failed', 'Unable to copy to clipboard');
  }
}
