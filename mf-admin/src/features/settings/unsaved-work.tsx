import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { useLeavingQuestion } from '../../parts/use-leaving-question';

interface Unsaved {
  /** Of the forms that hold what is not saved yet. */
  titles: readonly string[];
  /** @returns takes the title away again */
  add: (title: string) => () => void;
}

const UnsavedContext = createContext<Unsaved>({ titles: [], add: () => () => undefined });

export interface UnsavedWorkProps {
  /** Addresses from here down keep what stands in the forms; without it, only the page's own does. */
  keptBelow?: string | undefined;
  children: ReactNode;
}

/** Asks before somebody leaves a page whose forms hold what is not saved yet. */
export function UnsavedWork({ keptBelow, children }: UnsavedWorkProps) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const add = useCallback((title: string) => {
    setTitles((before) => [...before, title]);
    return () => setTitles((before) => before.filter((each) => each !== title));
  }, []);
  const unsaved = useMemo(() => ({ titles, add }), [titles, add]);
  const isUnsaved = titles.length > 0;
  useLeavingQuestion(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isWithin(nextLocation.pathname, keptBelow ?? currentLocation.pathname),
  );
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        confirmWord="Leave"
        isBusy={false}
        failure={null}
        failureTitle=""
        onConfirm={() => blocker.proceed?.()}
      >
        {`Not saved yet: ${titles.join(', ')}. What was written there is lost.`}
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/** Says that a form holds what is not saved yet, for as long as it does. */
export function useUnsaved(title: string, isUnsaved: boolean): void {
  const { add } = useContext(UnsavedContext);
  useEffect(() => (isUnsaved ? add(title) : undefined), [add, title, isUnsaved]);
}

/** Titles of the page's forms that hold what is not saved yet. */
export const useUnsavedTitles = (): readonly string[] => useContext(UnsavedContext).titles;

const isWithin = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);
