import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConcurrencyLimiter, AppError, OutboxService, Settings, Storage, type OpenFile } from '../platform';
import {
  derivativeKey,
  DERIVATIVE_MIME,
  derivativeWidths,
  originalKey,
  derivativeUrl,
} from './images/image-derivatives';
import { IMAGE_FORMATS, detectImageFormat, type ImageFormat } from './images/image-format';
import { type MediaEntity, MediaStore } from './media.store';
import { CONCURRENT_IMPORTS, MAX_PIXELS, MAX_SINGLE_URL_WIDTH, PRIVATE_PICTURE_WIDTH } from './media-policy';
import type { Picture } from './dto/picture.dto';
import { pictureRights } from './images/picture-rights';
import {
  decodeImage,
  dominantColor,
  renderPlaceholder,
  readImageFacts,
  renderDerivatives,
  renderPrivateJpeg,
} from './images/image-rendering';

type NewMedia = Omit<MediaEntity, 'createdAt'>;

/** An original before it is decoded. */
interface Original {
  sha256: string;
  format: ImageFormat;
  alt: string;
}

/** Outbox kind: removes files whose rows are gone. */
const REMOVAL_JOB = 'media-removal';

/** Imports and finds pictures. */
@Injectable()
export class MediaService implements OnModuleInit {
  private readonly limiter = new ConcurrencyLimiter({ running: CONCURRENT_IMPORTS });

  constructor(
    private readonly mediaStore: MediaStore,
    private readonly storage: Storage,
    private readonly settings: Settings,
    private readonly outboxService: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<{ key: string }>(REMOVAL_JOB, ({ key }) => this.storage.remove(key));
  }

  /**
   * Stores a picture with its derivatives and returns its id. The same bytes get the same id and are rendered once; the
   * next import repeats an interrupted one.
   * @throws AppError `unsupported_media_type` unless JPEG, PNG, WebP, TIFF or AVIF; `payload_too_large` above 100
   * megapixels; `validation_failed` when the file is damaged
   */
  async importImage(bytes: Buffer, { alt }: { alt: string }): Promise<string> {
    const format = detectImageFormat(bytes);
    if (format === null) throw unreadablePictureError();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await this.mediaStore.findBySha256(sha256);
    if (known?.state === 'ready') return known.id;
    return this.limiter.run(() => this.process(bytes, { sha256, format, alt }));
  }

  /** Pictures by id, in no particular order; unknown and unfinished ones are left out. */
  async findPictures(ids: string[]): Promise<Picture[]> {
    const media = await this.mediaStore.findReady([...new Set(ids)]);
    return media.map((each) => presentPicture(each));
  }

  /** The widest JPEG up to this width; null when the file is missing. */
  async readJpeg({ id: mediaId, eventId, widths }: Picture, maxWidth: number): Promise<Buffer | null> {
    const width = widths.findLast((each) => each <= maxWidth) ?? widths[0];
    return width === undefined
      ? null
      : this.storage.read(derivativeKey({ mediaId, eventId, width, format: 'jpg' }));
  }

  /** The picture of each use, with the alternative text of that use; null when there is none. One query. */
  async findPicturesForUses(uses: readonly { mediaId: string; alt: string }[]): Promise<(Picture | null)[]> {
    const media = await this.mediaStore.findReady([...new Set(uses.map((use) => use.mediaId))]);
    const byId = new Map(media.map((each) => [each.id, each]));
    return uses.map(({ mediaId, alt }) => {
      const found = byId.get(mediaId);
      return found ? presentPicture(found, alt) : null;
    });
  }

  /**
   * Stores a picture that only a route with its own check serves: re-encoded as one JPEG without metadata. No original is
   * kept.
   * @throws AppError as `importImage`
   */
  async storePrivate(
    key: string,
    bytes: Buffer,
    { width = PRIVATE_PICTURE_WIDTH, isSquare = false } = {},
  ): Promise<{ width: number; height: number }> {
    const format = detectImageFormat(bytes);
    if (format === null) throw unreadablePictureError();
    const jpeg = await this.limiter.run(async () => {
      await this.checkedSize(bytes, format);
      return orDamagedFileError(renderPrivateJpeg(bytes, width, isSquare));
    });
    await this.storage.put(key, jpeg.data, DERIVATIVE_MIME.jpg);
    return jpeg;
  }

  /** Null when the file is missing. */
  openPrivate(key: string): Promise<OpenFile | null> {
    return this.storage.open(key);
  }

  /** Removes it once the current transaction has committed. */
  async removePrivate(key: string): Promise<void> {
    await this.outboxService.enqueue({ kind: REMOVAL_JOB, payload: { key } });
  }

  private async process(bytes: Buffer, original: Original): Promise<string> {
    const { width, height } = await this.checkedSize(bytes, original.format);
    const bitmap = await orDamagedFileError(decodeImage(bytes, this.settings.media.widest));
    const { mime, extension } = IMAGE_FORMATS[original.format];
    const media: NewMedia = {
      id: original.sha256.slice(0, 32),
      eventId: null,
      sha256: original.sha256,
      mime,
      bytes: bytes.length,
      alt: original.alt,
      width,
      height,
      dominantColor: await dominantColor(bitmap),
      placeholder: await renderPlaceholder(bitmap),
      widths: derivativeWidths(bitmap.raw.width),
      state: 'processing',
    };
    await this.mediaStore.save(media);
    await this.storage.put(originalKey(media.sha256, extension), bytes, mime);
    for await (const { width: at, format, bytes: file } of renderDerivatives(
      bitmap,
      pictureRights(this.settings),
    )) {
      await this.storage.put(
        derivativeKey({ mediaId: media.id, width: at, format }),
        file,
        DERIVATIVE_MIME[format],
      );
    }
    await this.mediaStore.save({ ...media, state: 'ready' });
    return media.id;
  }

  /** The header must match the first bytes, and the size must be within the limit. */
  private async checkedSize(bytes: Buffer, format: ImageFormat): Promise<{ width: number; height: number }> {
    const facts = await orDamagedFileError(readImageFacts(bytes));
    if (facts.format !== format) throw unreadablePictureError();
    if (facts.width * facts.height > MAX_PIXELS) {
      throw new AppError('payload_too_large', { message: 'The picture has more than 100 megapixels.' });
    }
    return facts;
  }
}

const unreadablePictureError = (): AppError =>
  new AppError('unsupported_media_type', {
    message: 'This picture cannot be read. Choose a JPEG, PNG, WebP, TIFF or AVIF.',
  });

/** Turns a decoder error into an error about the file. */
async function orDamagedFileError<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (cause) {
    throw new AppError('validation_failed', {
      message: 'The picture file is damaged.',
      fields: { file: 'The picture file is damaged.' },
      cause,
    });
  }
}

/** `alt` overrides the picture's alternative text. */
const presentPicture = (media: MediaEntity, alt = media.alt): Picture => ({
  id: media.id,
  ...(media.eventId === null ? {} : { eventId: media.eventId }),
  alt,
  width: media.width,
  height: media.height,
  dominantColor: media.dominantColor,
  placeholder: media.placeholder,
  widths: media.widths,
});

/** For fields with a single URL, such as `imageUrl`. */
export function pictureUrl({ id, eventId, widths }: Picture): string {
  const width = widths.findLast((each) => each <= MAX_SINGLE_URL_WIDTH) ?? widths[0] ?? MAX_SINGLE_URL_WIDTH;
  return derivativeUrl({ mediaId: id, eventId, width, format: 'jpg' });
}
