import { useState } from 'react';

/** Focus handling of a dialog. */
interface DialogFocusProps {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * The sheet itself takes the focus first, so that its title is read and no control looks chosen; a field with
 * `autoFocus` keeps it. On closing the focus returns to what opened the dialog: Radix does so only for its own
 * triggers, and ours are anywhere in the page. If that is gone or can no longer be pressed, such as a row that was
 * deleted, focus goes to the nearest focusable element around it. Call it in a component that is mounted while the dialog
 * is open.
 *
 * @param returnTo finds what gets the focus instead of what opened the dialog
 */
export function useDialogFocus(returnTo?: () => HTMLElement | null): DialogFocusProps {
  const [wayOut] = useState(() => withAncestors(document.activeElement));
  return {
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      [returnTo?.(), ...wayOut, document.querySelector('main')].some(tryFocus);
    },
  };
}

/** An element and its ancestors, from the inside out. */
function withAncestors(inner: Element | null): Element[] {
  const way: Element[] = [];
  for (let each = inner; each !== null && each !== document.body; each = each.parentElement) way.push(each);
  return way;
}

function tryFocus(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}
