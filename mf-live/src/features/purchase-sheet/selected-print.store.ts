import { useCollectorAccess } from '@gallery/session';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Framing } from './live-prints';

interface SelectedPrint {
  photoId: string | null;
  /** Size key, `event-photo`, or null. */
  print: string | null;
  framing: Framing | null;
}

const NOTHING_SELECTED: SelectedPrint = { photoId: null, print: null, framing: null };
const useSelectedPrintStore = create<SelectedPrint>(() => NOTHING_SELECTED);

/**
 * The selected print of a photo. It survives a sign-in, during which the sheet is unmounted. Closing the sheet
 * clears it.
 */
export function useSelectedPrint(photoId: string) {
  const stored = useSelectedPrintStore();
  useEffect(
    () => () => {
      if (!useCollectorAccess.getState().isOpen) useSelectedPrintStore.setState(NOTHING_SELECTED);
    },
    [],
  );
  const { print, framing } = stored.photoId === photoId ? stored : NOTHING_SELECTED;
  return {
    print,
    framing,
    choosePrint: (selected: string) => useSelectedPrintStore.setState({ photoId, print: selected, framing }),
    chooseFraming: (selected: Framing) =>
      useSelectedPrintStore.setState({ photoId, print, framing: selected }),
  };
}
