import type { ArtworkDraft } from './artwork-draft';

/** A draft belongs to an artwork and to this tab; a closed dialog, a reload or a failed save loses none of it. */
const storageKey = (artworkId: string | null): string => `gallery-work-draft:${artworkId ?? 'new'}`;

/** What is typed, and what the form was filled with before. */
export interface StoredDraft {
  draft: ArtworkDraft;
  base: ArtworkDraft;
}

/** What was typed before and not saved; null when there is nothing, or nothing that this version could have written. */
export function loadDraft(artworkId: string | null): StoredDraft | null {
  try {
    const text = window.sessionStorage.getItem(storageKey(artworkId));
    const kept: unknown = text === null ? null : JSON.parse(text);
    return isStoredDraft(kept) ? kept : null;
  } catch {
    // Storage that is forbidden, or that another version of this page has written.
    return null;
  }
}

export function saveDraft(artworkId: string | null, draft: StoredDraft): void {
  try {
    window.sessionStorage.setItem(storageKey(artworkId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing keeps no draft either; the open form is not touched by that.
  }
}

export function clearDraft(artworkId: string | null): void {
  try {
    window.sessionStorage.removeItem(storageKey(artworkId));
  } catch {
    // As above.
  }
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
