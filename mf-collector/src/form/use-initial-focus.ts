import { useEffect, useRef, type RefObject } from 'react';

/**
 * The field in which to begin: it takes the focus when its form appears in the place of what was pressed, or in a dialog
 * that has just opened. Focus that is on a control, such as a tab, stays there.
 */
export function useInitialFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.getAttribute('role') === 'dialog')
      field.current?.focus();
  }, []);
  return field;
}
