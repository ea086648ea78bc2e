import { notify } from '@gallery/session';

/** Tells whether the address is on the clipboard, in the specification's words. */
export function notifyCopied(isCopied: boolean): void {
  if (isCopied) notify({ title: 'Copied!', description: 'Link Copied' });
  else notify({ title: 'Copy Failed', description: 'Unable to copy to clipboard', tone: 'destructive' });
}
