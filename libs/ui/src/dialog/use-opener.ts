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
 *
 * @param returnTo finds what shall have the focus instead of what opened the dialog
 */
export function useOpener(returnTo?: () => HTMLElement | null): FocusParts {
  const [opener] = useState(() => document.activeElement);
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const target = returnTo?.() ?? opener;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
