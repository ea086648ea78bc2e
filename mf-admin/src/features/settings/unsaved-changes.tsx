import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { useUnloadWarning } from '../../components/forms/use-unload-warning';

interface UnsavedForms {
  /** Titles of the forms with unsaved changes. */
  titles: readonly string[];
  /** @returns a function that removes the title again */
  add: (title: string) => () => void;
}

const UnsavedFormsContext = createContext<UnsavedForms>({ titles: [], add: () => () => undefined });

export interface UnsavedChangesProps {
  /** Addresses from here down keep what is in the forms; without it, only the page's own does. */
  keptBelow?: string | undefined;
  children: ReactNode;
}

/** Asks before someone leaves a page with unsaved changes in its forms. */
export function UnsavedChanges({ keptBelow, children }: UnsavedChangesProps) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const add = useCallback((title: string) => {
    setTitles((before) => [...before, title]);
    return () => setTitles((before) => before.filter((each) => each !== title));
  }, []);
  const unsaved = useMemo(() => ({ titles, add }), [titles, add]);
  const isUnsaved = titles.length > 0;
  useUnloadWarning(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isPathWithin(nextLocation.pathname, keptBelow ?? currentLocation.pathname),
  );
  return (
    <UnsavedFormsContext value={unsaved}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={() => blocker.proceed?.()}
      >
        {`Unsaved changes in ${titles.join(', ')} will be lost.`}
      </ConfirmDialog>
    </UnsavedFormsContext>
  );
}

/** Reports that a form has unsaved changes, for as long as it does. */
export function useUnsavedForm(title: string, isUnsaved: boolean): void {
  const { add } = useContext(UnsavedFormsContext);
  useEffect(() => (isUnsaved ? add(title) : undefined), [add, title, isUnsaved]);
}

/** Titles of the page's forms with unsaved changes. */
export const useUnsavedTitles = (): readonly string[] => useContext(UnsavedFormsContext).titles;

const isPathWithin = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);
