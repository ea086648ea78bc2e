import { Injectable } from '@nestjs/common';
import { emailPicture, MediaService, type Picture } from '../../media';
import { Settings, type EmailPicture } from '../../platform';
import { CatalogStore } from '../catalog.store';

/** The picture that stands for an artwork: the photograph itself, or else its view on a wall. Two queries. */
@Injectable()
export class FirstPicturesService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
  ) {}

  /** By artwork; artworks without a picture are left out. */
  async find(artworkIds: string[]): Promise<Map<string, Picture>> {
    const images = await this.catalogStore.listImages(artworkIds);
    const ordered = images.toSorted((a, b) => Number(b.kind === 'artwork') - Number(a.kind === 'artwork'));
    const pictures = await this.mediaService.findPicturesForUses(ordered);
    const first = new Map<string, Picture>();
    ordered.forEach(({ artworkId }, index) => {
      const picture = pictures[index];
      if (picture && !first.has(artworkId)) first.set(artworkId, picture);
    });
    return first;
  }

  /** The same, for emails. */
  async findForEmails(artworkIds: readonly string[]): Promise<Map<string, EmailPicture>> {
    const found = new Map<string, EmailPicture>();
    for (const [artworkId, picture] of await this.find([...artworkIds])) {
      const shown = emailPicture(picture, this.settings.http.publicOrigin);
      if (shown) found.set(artworkId, shown);
    }
    return found;
  }
}
