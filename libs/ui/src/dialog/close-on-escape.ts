import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog by Escape even while a later toast is shown: Radix gives the key to the newest of both, so
 * only the toast would close.
 */
export const closeOnEscape =
  (close: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !close) return;
    // Not the dialog beneath this one, too.
    event.preventDefault();
    close();
  };
