import { useEffect, type RefObject } from 'react';
import type { FieldErrors } from './draft/artwork-draft-validation';

/** Brings the focus to the first field that is wrong, each time that something new is found wrong. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, faults: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-describedby$="-error"]')?.focus();
  }, [form, faults]);
}
