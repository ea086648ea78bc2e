import { useState } from 'react';
import { draftStorage } from '../../../components/forms/draft-storage';
import type { ArtworkDraft } from './artwork-draft';

/** A form's draft and what is done with it. */
export interface ArtworkDraftState {
  draft: ArtworkDraft;
  /** What the form was filled with: what differs from it was typed here. */
  base: ArtworkDraft;
  /** Whether it was restored rather than started anew. */
  isKept: boolean;
  /** Changes it and stores it. */
  change: (next: (draft: ArtworkDraft) => ArtworkDraft) => void;
  /** Starts over: with the current artwork, or with that and what was typed over it. */
  startOver: (base: ArtworkDraft, draft?: ArtworkDraft) => void;
  /** What was typed is saved: the stored draft is deleted. */
  forget: () => void;
}

/** The draft of an artwork's form, as this tab has stored it or as the form starts. */
export function useArtworkDraft(artworkId: string | null, begin: () => ArtworkDraft): ArtworkDraftState {
  const key = artworkId ?? 'new';
  const [state, setState] = useState(() => {
    const kept = drafts.load(key);
    const base = kept?.base ?? begin();
    return { base, draft: kept?.draft ?? base, isKept: kept !== null };
  });
  return {
    ...state,
    change: (next) =>
      setState((before) => {
        const draft = next(before.draft);
        drafts.save(key, { draft, base: before.base });
        return { ...before, draft };
      }),
    startOver: (base, draft = base) => {
      if (draft === base) drafts.clear(key);
      else drafts.save(key, { draft, base });
      setState({ base, draft, isKept: false });
    },
    forget: () => drafts.clear(key),
  };
}

interface StoredDraft {
  draft: ArtworkDraft;
  base: ArtworkDraft;
}

const REQUIRED_NAMES = [
  'title',
  'series',
  'sizes',
  'customSizes',
  'special',
  'artworkPictures',
  'cataloguePictures',
];

const isStoredDraft = (kept: unknown): kept is StoredDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'draft' in kept &&
  'base' in kept &&
  isDraft(kept.draft) &&
  isDraft(kept.base);

const isDraft = (draft: unknown): draft is ArtworkDraft =>
  typeof draft === 'object' && draft !== null && REQUIRED_NAMES.every((name) => name in draft);

const drafts = draftStorage('gallery-work-draft', isStoredDraft);
