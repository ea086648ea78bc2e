import type { GallerySettings } from '@gallery/contracts';
import { documentBlock } from '@gallery/api-client';
import { create } from 'zustand';
import { parseGallerySettings } from './gallery-settings';

export interface GallerySettingsState {
  settings: GallerySettings;
  /** Takes over what the API says, where the page came without it (a shell on a static host). */
  update: (settings: GallerySettings) => void;
}

/** How the gallery sells and signs: from the document's `gallery` block, which the API writes. */
export const useGallerySettings = create<GallerySettingsState>((set) => ({
  settings: parseGallerySettings(documentBlock('gallery')?.textContent ?? ''),
  update: (settings) => set({ settings }),
}));
