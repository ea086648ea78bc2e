import { showToast, showErrorToast } from '@gallery/session';

/** Says whether the address was copied, in the specified words. */
export function showCopyToast(isCopied: boolean): void {
  if (isCopied) showToast({ title: 'Copied!', description: 'Link Copied' });
  else showErrorToast('Copy Failed', 'Unable to copy to clipboard');
}
