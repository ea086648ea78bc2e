import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { MediaService } from '../../media';
import type { ImageKind } from '../entities/artwork-image.entity';
import { CatalogStore } from '../catalog.store';
import type { NewArtworkImage } from '../artworks/new-artwork';
import { InventoryStore } from './inventory.store';
import type { LiveUploadImage } from './artwork-form.service';
import { parsePictures, type FormErrors, type PictureFields } from './artwork-form-fields';

const KINDS: readonly ImageKind[] = ['artwork', 'catalogue'];

/** What a form says of a work's pictures. */
export interface PicturesInput {
  /** Which pictures in which order, as JSON; without it those that are there stay in front. */
  order: string | undefined;
  files: readonly LiveUploadImage[];
}

/** Puts pictures in their places on a work. */
@Injectable()
export class ArtworkPicturesService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly mediaService: MediaService,
  ) {}

  /**
   * The pictures that a work will have, in their order; null when the form says nothing of them.
   * @param title describes pictures that have no words of their own
   */
  async resolve(
    { order, files }: PicturesInput,
    { artworkId, title, faults }: { artworkId: string | null; title: string; faults: FormErrors },
  ): Promise<NewArtworkImage[] | null> {
    if (order === undefined && files.length === 0 && artworkId !== null) return null;
    const places = order === undefined ? await this.currentOrder(artworkId) : parsePictures(order, faults);
    await this.rejectUnknown(places, faults);
    const images = KINDS.flatMap((kind) => [
      ...places[kind].map(({ mediaId, alt }) => ({ kind, mediaId, alt: alt || title })),
      ...files.filter((file) => file.kind === kind).map(({ mediaId }) => ({ kind, mediaId, alt: title })),
    ]);
    const once = images.filter(
      (image, index) => index === images.findIndex((other) => isSameImage(other, image)),
    );
    if (!once.some(({ kind }) => kind === 'artwork')) {
      faults.artworkImages = 'At least one artwork image is required';
    }
    return once;
  }

  /** Their places are unique, so that all of them are written anew. */
  async replace(artworkId: string, images: readonly NewArtworkImage[]): Promise<void> {
    await this.inventoryStore.removeImages(artworkId);
    const next = { artwork: 0, catalogue: 0 };
    await this.catalogStore.addImages(
      images.map((image) => ({ ...image, id: newId(), artworkId, position: next[image.kind]++ })),
    );
  }

  private async currentOrder(artworkId: string | null): Promise<PictureFields> {
    const images = artworkId === null ? [] : await this.catalogStore.listImages([artworkId]);
    return {
      artwork: images.filter(({ kind }) => kind === 'artwork'),
      catalogue: images.filter(({ kind }) => kind === 'catalogue'),
    };
  }

  private async rejectUnknown(places: PictureFields, faults: FormErrors): Promise<void> {
    const ids = KINDS.flatMap((kind) => places[kind].map(({ mediaId }) => mediaId));
    const known = new Set((await this.mediaService.findPictures(ids)).map(({ id }) => id));
    for (const kind of KINDS) {
      places[kind].forEach(({ mediaId }, index) => {
        if (!known.has(mediaId)) faults[`pictures.${kind}.${index}`] = 'This picture is not there any more.';
      });
    }
  }
}

const isSameImage = (one: NewArtworkImage, other: NewArtworkImage): boolean =>
  one.kind === other.kind && one.mediaId === other.mediaId;
