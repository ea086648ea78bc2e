import { notify } from './notices.store';

/** Puts an address on the clipboard and says whether that worked. Browsers have none on pages without TLS. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ title: 'Copied!', description: 'Link Copied' });
  } catch {
    notify({ title: 'Copy Failed', description: 'Unable to copy to clipboard', tone: 'destructive' });
  }
}
