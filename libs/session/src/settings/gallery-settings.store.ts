import type { GallerySettings } from '@gallery/contracts';
import { documentBlock } from '@gallery/api-client';
import { rememberUtcOffsets } from '@gallery/domain';
import { create } from 'zustand';
import { parseGallerySettings } from './gallery-settings';

export interface GallerySettingsState {
  settings: GallerySettings;
  /** Sets the API's settings if the document had none (a shell on a static host). */
  update: (settings: GallerySettings) => void;
}

/** What was parsed last, and from which text. */
let parsed: { text: string; settings: GallerySettings } | null = null;

/** Here, because the shell's header reads the settings before a page of any remote shows its first time. */
function rememberClock({ brand }: GallerySettings): void {
  rememberUtcOffsets(brand.timeZone, brand.utcOffsets);
}

/** Parses the document's settings, again only if they differ. */
function documentSettings(): GallerySettings {
  const text = documentBlock('gallery')?.textContent ?? '';
  if (parsed?.text === text) return parsed.settings;
  parsed = { text, settings: parseGallerySettings(text) };
  rememberClock(parsed.settings);
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
  update: (settings) => {
    set({ settings });
    // Afterwards, since the first change of the store reads the document's.
    rememberClock(settings);
  },
}));
