import { showToast } from './toasts/toasts.store';

/** Copies an address; returns whether it worked. Pages without TLS have no clipboard. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: 'Copied!', description: 'Link Copied' });
  } catch {
    showToast({ title: 'Copy Failed', description: 'Unable to copy to clipboard', tone: 'destructive' });
  }
}
