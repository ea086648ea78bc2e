import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog by Escape also while a toast is shown that came after it: Radix gives the key to the newest of both, so
 * the toast alone would end.
 */
export const closeOnEscape =
  (close: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !close) return;
    // Not the dialog beneath this one, too.
    event.preventDefault();
    close();
  };
