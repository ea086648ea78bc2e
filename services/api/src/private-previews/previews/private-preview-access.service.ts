import { Injectable } from '@nestjs/common';
import { CatalogService, Reservations, type ArtworkSummary } from '../../catalog';
import { Clock } from '../../platform';
import type { Viewer } from '../audience';
import { PrivatePreviewArtworksStore } from './private-preview-artworks.store';

/** Which works a collector may see: the public's, those in an open preview of theirs, and what they have reserved. */
@Injectable()
export class PrivatePreviewAccessService {
  constructor(
    private readonly catalogService: CatalogService,
    private readonly privatePreviewArtworksStore: PrivatePreviewArtworksStore,
    private readonly reservationsService: Reservations,
    private readonly clock: Clock,
  ) {}

  /** Null for a work that this collector may not see, as for one that does not exist. */
  async findVisibleArtwork(viewer: Viewer, artworkId: string): Promise<ArtworkSummary | null> {
    const artwork = await this.catalogService.find(artworkId);
    return artwork && (artwork.isLive || (await this.isVisible(viewer, artworkId))) ? artwork : null;
  }

  private async isVisible(viewer: Viewer, artworkId: string): Promise<boolean> {
    if (await this.privatePreviewArtworksStore.isOpen(viewer, artworkId, this.clock.now())) return true;
    const reserved = await this.reservationsService.listActive(viewer.id);
    return reserved.some((print) => print.artworkId === artworkId);
  }
}
