import { useCollectorAccess } from '@gallery/session';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Framing } from './live-prints';

interface PrintChoice {
  photoId: string | null;
  /** Size key, `event-photo`, or null while nothing is chosen. */
  print: string | null;
  framing: Framing | null;
}

const nothing: PrintChoice = { photoId: null, print: null, framing: null };
const usePrintChoices = create<PrintChoice>(() => nothing);

/**
 * What is chosen of a photo. It outlives the sheet while somebody signs in: the view gives way to that dialog, and comes
 * back as it was. Closing the sheet forgets it.
 */
export function usePrintChoice(photoId: string) {
  const stored = usePrintChoices();
  useEffect(
    () => () => {
      if (!useCollectorAccess.getState().isOpen) usePrintChoices.setState(nothing);
    },
    [],
  );
  const { print, framing } = stored.photoId === photoId ? stored : nothing;
  return {
    print,
    framing,
    choosePrint: (chosen: string) => usePrintChoices.setState({ photoId, print: chosen, framing }),
    chooseFraming: (chosen: Framing) => usePrintChoices.setState({ photoId, print, framing: chosen }),
  };
}
