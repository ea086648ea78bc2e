import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { MediaService } from '../../media';
import type { ImageKind } from '../artwork-image.entity';
import { CatalogueStore } from '../catalogue.store';
import type { NewArtworkImage } from '../new-artwork';
import { InventoryStore } from './inventory.store';
import type { SentPicture } from './read-work-form';
import { readPictures, type Faults, type PictureOrder } from './work-form-parts';

const KINDS: readonly ImageKind[] = ['artwork', 'catalogue'];

/** What a form says of a work's pictures. */
export interface WantedPictures {
  /** Which pictures in which order, as JSON; without it those that are there stay in front. */
  order: string | undefined;
  files: readonly SentPicture[];
}

/** Puts pictures in their places on a work. */
@Injectable()
export class PlacePictures {
  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly store: InventoryStore,
    private readonly media: MediaService,
  ) {}

  /**
   * The pictures that a work will have, in their order; null when the form says nothing of them.
   * @param title describes pictures that have no words of their own
   */
  async wanted(
    { order, files }: WantedPictures,
    { artworkId, title, faults }: { artworkId: string | null; title: string; faults: Faults },
  ): Promise<NewArtworkImage[] | null> {
    if (order === undefined && files.length === 0 && artworkId !== null) return null;
    const places = order === undefined ? await this.placesOf(artworkId) : readPictures(order, faults);
    await this.refuseUnknown(places, faults);
    const images = KINDS.flatMap((kind) => [
      ...places[kind].map(({ mediaId, alt }) => ({ kind, mediaId, alt: alt || title })),
      ...files.filter((file) => file.kind === kind).map(({ mediaId }) => ({ kind, mediaId, alt: title })),
    ]);
    const once = images.filter((image, index) => index === images.findIndex((other) => isSame(other, image)));
    if (!once.some(({ kind }) => kind === 'artwork')) {
      faults.artworkImages = 'At least one artwork image is required';
    }
    return once;
  }

  /** Their places are unique, so that all of them are written anew. */
  async place(artworkId: string, images: readonly NewArtworkImage[]): Promise<void> {
    await this.store.removeImages(artworkId);
    const next = { artwork: 0, catalogue: 0 };
    await this.catalogue.addImages(
      images.map((image) => ({ ...image, id: newId(), artworkId, position: next[image.kind]++ })),
    );
  }

  private async placesOf(artworkId: string | null): Promise<PictureOrder> {
    const images = artworkId === null ? [] : await this.catalogue.images([artworkId]);
    return {
      artwork: images.filter(({ kind }) => kind === 'artwork'),
      catalogue: images.filter(({ kind }) => kind === 'catalogue'),
    };
  }

  private async refuseUnknown(places: PictureOrder, faults: Faults): Promise<void> {
    const ids = KINDS.flatMap((kind) => places[kind].map(({ mediaId }) => mediaId));
    const known = new Set((await this.media.pictures(ids)).map(({ id }) => id));
    for (const kind of KINDS) {
      places[kind].forEach(({ mediaId }, index) => {
        if (!known.has(mediaId)) faults[`pictures.${kind}.${index}`] = 'This picture is not there any more.';
      });
    }
  }
}

const isSame = (one: NewArtworkImage, other: NewArtworkImage): boolean =>
  one.kind === other.kind && one.mediaId === other.mediaId;
