import { showToast } from './toasts/toasts.store';

/** Puts an address on the clipboard and says whether that worked. Browsers have none on pages without TLS. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: 'Copied!', description: 'Link Copied' });
  } catch {
    showToast({ title: 'Copy Failed', description: 'Unable to copy to clipboard', tone: 'destructive' });
  }
}
