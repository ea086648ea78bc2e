import { useState } from 'react';

/** What a dialog does with the focus when it comes and goes. */
interface FocusParts {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * The sheet itself takes the focus first, so that its title is read and no control looks chosen; a field with
 * `autoFocus` keeps it. On closing the focus returns to what opened the dialog: Radix does so only for its own
 * triggers, and ours are anywhere in the page. Call it in a component that is mounted while the dialog is open.
 */
export function useOpener(): FocusParts {
  const [opener] = useState(() => document.activeElement);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
  };
}
