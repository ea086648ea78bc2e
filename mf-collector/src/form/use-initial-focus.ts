import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a form's first field when the form replaces a clicked control, or opens in a dialog. A focus on another
 * control, such as a tab, stays.
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
