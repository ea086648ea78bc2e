import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { detectImageFormat, MediaService, type Picture } from '../../media';
import { AppError, formParts, Storage, StorageUnavailable, type FormSection } from '../../platform';
import { toImageRows } from '../artworks/artworks.service';
import type { NewArtworkImage } from '../artworks/new-artwork';
import { MAX_PICTURE_BYTES } from '../catalog-policy';
import { CatalogStore } from '../catalog.store';
import type { ImageKind } from '../entities/artwork.entity';
import type { PictureParts } from './dto/artwork-form-parts.dto';
import { parsePictures, type FormErrors } from './artwork-form-parts';
import { InventoryStore } from './inventory.store';

const STAGED_PICTURE_FIELD = 'picture';

const KINDS: readonly ImageKind[] = ['artwork', 'catalogue'];

/** A stored picture of a form. */
export interface UploadedPicture {
  kind: ImageKind;
  mediaId: string;
  fileName: string;
}

/** The picture that a file became, or why it was rejected; neither for an empty file input. */
export interface PictureUploadResult {
  mediaId: string | null;
  error: string | null;
}

/** What a form says about an artwork's pictures. */
export interface PicturesInput {
  /** The pictures in their order, as JSON; without it the existing ones come first. */
  order: string | undefined;
  files: readonly UploadedPicture[];
}

/** Receives pictures of artworks, and saves which artwork shows which pictures in what order. */
@Injectable()
export class ArtworkPicturesService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly mediaService: MediaService,
    private readonly storage: Storage,
  ) {}

  /** Streams the file to disk, then makes its derivatives. One file is in memory at a time. */
  async receive(part: Extract<FormSection, { kind: 'file' }>): Promise<PictureUploadResult> {
    const file = await this.storage.receive(part.bytes);
    try {
      if (file.size === 0 && !part.fileName) return { mediaId: null, error: null };
      const error = fileError(file, part.wasCut());
      if (error !== null) return { mediaId: null, error };
      return { mediaId: await this.mediaService.importImage(await file.read(), { alt: '' }), error: null };
    } catch (error) {
      // Not the file's fault: the whole form must be sent again.
      if (!(error instanceof AppError) || error instanceof StorageUnavailable) throw error;
      return { mediaId: null, error: error.message };
    } finally {
      await file.discard();
    }
  }

  /**
   * Receives a picture ahead of the form that will name it.
   * @throws AppError `validation_failed` at the field `picture`, `unsupported_media_type`, `malformed_body`
   */
  async stage(request: FastifyRequest): Promise<Picture> {
    let mediaId: string | null = null;
    let error = 'Please choose a picture.';
    for await (const part of formParts(request, { files: 1, fileBytes: MAX_PICTURE_BYTES })) {
      if (part.kind !== 'file') continue;
      const received = await this.receive(part);
      mediaId = part.name === STAGED_PICTURE_FIELD ? received.mediaId : null;
      error = received.error ?? error;
    }
    const [picture] = mediaId === null ? [] : await this.mediaService.findPictures([mediaId]);
    if (!picture)
      throw new AppError('validation_failed', { message: error, fields: { [STAGED_PICTURE_FIELD]: error } });
    return picture;
  }

  /**
   * The pictures that an artwork will have, in their order; null when the form does not mention them.
   * @param title the alternative text of pictures without one
   */
  async resolve(
    { order, files }: PicturesInput,
    { artworkId, title, errors }: { artworkId: string | null; title: string; errors: FormErrors },
  ): Promise<NewArtworkImage[] | null> {
    if (order === undefined && files.length === 0 && artworkId !== null) return null;
    const places = order === undefined ? await this.currentOrder(artworkId) : parsePictures(order, errors);
    await this.rejectUnknown(places, errors);
    const images = KINDS.flatMap((kind) => [
      ...places[kind].map(({ mediaId, alt }) => ({ kind, mediaId, alt: alt || title })),
      ...files.filter((file) => file.kind === kind).map(({ mediaId }) => ({ kind, mediaId, alt: title })),
    ]);
    return images.filter((image, index) => index === images.findIndex((other) => isSameImage(other, image)));
  }

  /** Positions are unique, so all rows are rewritten. */
  async replace(artworkId: string, images: readonly NewArtworkImage[]): Promise<void> {
    await this.inventoryStore.removeImages(artworkId);
    await this.catalogStore.addImages(toImageRows(artworkId, images));
  }

  private async currentOrder(artworkId: string | null): Promise<PictureParts> {
    const images = artworkId === null ? [] : await this.catalogStore.listImages([artworkId]);
    return {
      artwork: images.filter(({ kind }) => kind === 'artwork'),
      catalogue: images.filter(({ kind }) => kind === 'catalogue'),
    };
  }

  private async rejectUnknown(places: PictureParts, errors: FormErrors): Promise<void> {
    const ids = KINDS.flatMap((kind) => places[kind].map(({ mediaId }) => mediaId));
    const known = new Set((await this.mediaService.findPictures(ids)).map(({ id }) => id));
    for (const kind of KINDS) {
      places[kind].forEach(({ mediaId }, index) => {
        if (!known.has(mediaId)) errors[`pictures.${kind}.${index}`] = 'This picture no longer exists.';
      });
    }
  }
}

const isSameImage = (one: NewArtworkImage, other: NewArtworkImage): boolean =>
  one.kind === other.kind && one.mediaId === other.mediaId;

function fileError({ size, head }: { size: number; head: Buffer }, wasCut: boolean): string | null {
  if (wasCut) return `The file is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB.`;
  if (size === 0) return 'The file is empty.';
  return detectImageFormat(head) === null ? 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.' : null;
}
