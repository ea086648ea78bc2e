import { useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft';
import type { WorkDraft } from './work-draft';

/** A form's draft and what is done with it. */
export interface DraftState {
  draft: WorkDraft;
  /** What the form was filled with: what differs from it was typed here. */
  base: WorkDraft;
  /** Whether it was found again rather than begun. */
  isKept: boolean;
  /** Changes it and keeps it. */
  change: (next: (draft: WorkDraft) => WorkDraft) => void;
  /** Begins anew: with what is there now, or with that and something typed on it. */
  startOver: (base: WorkDraft, draft?: WorkDraft) => void;
  /** What was typed is saved: nothing is left to be kept. */
  forget: () => void;
}

/** The draft of a work's form, as this tab has kept it or as the form begins. */
export function useDraft(workId: string | null, begin: () => WorkDraft): DraftState {
  const [state, setState] = useState(() => {
    const kept = keptDraft(workId);
    const base = kept?.base ?? begin();
    return { base, draft: kept?.draft ?? base, isKept: kept !== null };
  });
  return {
    ...state,
    change: (next) =>
      setState((before) => {
        const draft = next(before.draft);
        keepDraft(workId, { draft, base: before.base });
        return { ...before, draft };
      }),
    startOver: (base, draft = base) => {
      if (draft === base) forgetDraft(workId);
      else keepDraft(workId, { draft, base });
      setState({ base, draft, isKept: false });
    },
    forget: () => forgetDraft(workId),
  };
}
