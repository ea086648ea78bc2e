/** What a work is made of, and its photograph without wall or frame. */
export interface ArtworkBase {
  artworkId: string;
  medium: string;
  photographId: string | null;
}
