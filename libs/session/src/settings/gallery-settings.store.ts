import type { GallerySettings } from '@gallery/contracts';
import { documentBlock } from '@gallery/api-client';
import { create } from 'zustand';
import { parseGallerySettings } from './gallery-settings';

export interface GallerySettingsState {
  settings: GallerySettings;
  /** Sets the API's settings, where the document had none (a shell on a static host). */
  update: (settings: GallerySettings) => void;
}

/** The gallery's settings, from the document's `gallery` block. */
export const useGallerySettings = create<GallerySettingsState>((set) => ({
  settings: parseGallerySettings(documentBlock('gallery')?.textContent ?? ''),
  update: (settings) => set({ settings }),
}));
