import { useEffect } from 'react';

/** ⌘K and Ctrl+K open the search, unless a dialog is open, in which someone may be writing. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      // The browser's own search field.
      event.preventDefault();
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
