import { showToast } from '@gallery/session';

/** Tells whether the address is on the clipboard, in the specification's words. */
export function showCopyToast(isCopied: boolean): void {
  if (isCopied) showToast({ title: 'Copied!', description: 'Link Copied' });
  else showToast({ title: 'Copy Failed', description: 'Unable to copy to clipboard', tone: 'destructive' });
}
