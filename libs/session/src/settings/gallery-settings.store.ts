import type { GallerySettings } from '@gallery/contracts';
import { documentBlock } from '@gallery/api-client';
import { create } from 'zustand';
import { parseGallerySettings } from './gallery-settings';

export interface GallerySettingsState {
  settings: GallerySettings;
  /** Sets the API's settings if the document had none (a shell on a static host). */
  update: (settings: GallerySettings) => void;
}

/** What was parsed last, and from which text. */
let parsed: { text: string; settings: GallerySettings } | null = null;

/** Parses the document's settings, again only if they differ. */
function documentSettings(): GallerySettings {
  const text = documentBlock('gallery')?.textContent ?? '';
  if (parsed?.text !== text) parsed = { text, settings: parseGallerySettings(text) };
  return parsed.settings;
}

/**
 * The gallery's settings, from the document's `gallery` block. Read anew for each page: one thread of the server renders
 * documents from before and after a change of the owner.
 */
export const useGallerySettings = create<GallerySettingsState>((set) => ({
  get settings() {
    return documentSettings();
  },
  update: (settings) => set({ settings }),
}));
