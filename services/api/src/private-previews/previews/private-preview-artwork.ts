/** A work in a preview that is meant for a collector. */
export interface PrivatePreviewArtwork {
  /** The preview's own for this work. */
  id: string;
  previewId: string;
  artworkId: string;
  /** The artist's words. */
  note: string | null;
  opensAt: Date;
  expiresAt: Date;
  /** Shown to the collector by name; else to their level. */
  isNamed: boolean;
}
