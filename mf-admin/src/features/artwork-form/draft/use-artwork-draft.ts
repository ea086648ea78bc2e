import { useState } from 'react';
import { clearDraft, saveDraft, loadDraft } from './artwork-draft-storage';
import type { ArtworkDraft } from './artwork-draft';

/** A form's draft and what is done with it. */
export interface ArtworkDraftState {
  draft: ArtworkDraft;
  /** What the form was filled with: what differs from it was typed here. */
  base: ArtworkDraft;
  /** Whether it was found again rather than begun. */
  isKept: boolean;
  /** Changes it and keeps it. */
  change: (next: (draft: ArtworkDraft) => ArtworkDraft) => void;
  /** Starts over: with what is there now, or with that and something typed on it. */
  startOver: (base: ArtworkDraft, draft?: ArtworkDraft) => void;
  /** What was typed is saved: the stored draft is deleted. */
  forget: () => void;
}

/** The draft of an artwork's form, as this tab has stored it or as the form starts. */
export function useArtworkDraft(artworkId: string | null, begin: () => ArtworkDraft): ArtworkDraftState {
  const [state, setState] = useState(() => {
    const kept = loadDraft(artworkId);
    const base = kept?.base ?? begin();
    return { base, draft: kept?.draft ?? base, isKept: kept !== null };
  });
  return {
    ...state,
    change: (next) =>
      setState((before) => {
        const draft = next(before.draft);
        saveDraft(artworkId, { draft, base: before.base });
        return { ...before, draft };
      }),
    startOver: (base, draft = base) => {
      if (draft === base) clearDraft(artworkId);
      else saveDraft(artworkId, { draft, base });
      setState({ base, draft, isKept: false });
    },
    forget: () => clearDraft(artworkId),
  };
}
