import type { WorkDraft } from './work-draft';

/** A draft belongs to a work and to this tab; a closed dialog, a reload or a failed save loses none of it. */
const keyOf = (workId: string | null): string => `gallery-work-draft:${workId ?? 'new'}`;

/** What is typed, and what the form was filled with before: the difference is somebody's work. */
export interface KeptDraft {
  draft: WorkDraft;
  base: WorkDraft;
}

/** What was typed before and not saved; null when there is nothing, or nothing that this version could have written. */
export function keptDraft(workId: string | null): KeptDraft | null {
  try {
    const text = window.sessionStorage.getItem(keyOf(workId));
    const kept: unknown = text === null ? null : JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    // Storage that is forbidden, or that another version of this page has written.
    return null;
  }
}

export function keepDraft(workId: string | null, draft: KeptDraft): void {
  try {
    window.sessionStorage.setItem(keyOf(workId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing keeps no draft either; the open form is not touched by that.
  }
}

export function forgetDraft(workId: string | null): void {
  try {
    window.sessionStorage.removeItem(keyOf(workId));
  } catch {
    // As above.
  }
}

const NAMES = ['title', 'series', 'sizes', 'customSizes', 'special', 'artworkPictures', 'cataloguePictures'];

const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'draft' in kept &&
  'base' in kept &&
  isDraft(kept.draft) &&
  isDraft(kept.base);

const isDraft = (draft: unknown): draft is WorkDraft =>
  typeof draft === 'object' && draft !== null && NAMES.every((name) => name in draft);
