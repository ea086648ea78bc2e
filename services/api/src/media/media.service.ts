import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, Settings, Storage } from '../platform';
import {
  derivativeKey,
  DERIVATIVE_MIME,
  derivativeWidths,
  originalKey,
  derivativeUrl,
} from './images/image-derivatives';
import { IMAGE_FORMATS, detectImageFormat, type ImageFormat } from './images/image-format';
import type { MediaEntity } from './media.entity';
import { MediaStore } from './media.store';
import type { Picture } from './dto/picture.dto';
import {
  decodeImage,
  dominantColor,
  MAX_PIXELS,
  renderPlaceholder,
  readImageFacts,
  renderDerivatives,
} from './images/image-rendering';
import { ConcurrencyLimiter } from './concurrency-limiter';

/** Pictures decoded at the same moment: bounds memory (about 40 MB each) and leaves the thread pool to others. */
const CONCURRENCY = 2;

type NewMedia = Omit<MediaEntity, 'createdAt'>;

/** What is known of an original before it is decoded. */
interface Original {
  sha256: string;
  format: ImageFormat;
  alt: string;
}

/** Takes pictures in and answers for those that are there. */
@Injectable()
export class MediaService {
  private readonly slots = new ConcurrencyLimiter(CONCURRENCY);

  constructor(
    private readonly mediaStore: MediaStore,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  /**
   * Stores a picture with its derivatives and resolves to its id. The same bytes come to the same id and are worked on
   * once; an import that was stopped in the middle is done again by the next one.
   * @throws AppError `unsupported_media_type` unless JPEG, PNG, WebP, TIFF or AVIF; `payload_too_large` above 100
   * megapixels; `validation_failed` when the file is damaged
   */
  async importImage(bytes: Buffer, { alt }: { alt: string }): Promise<string> {
    const format = detectImageFormat(bytes);
    if (format === null) throw new AppError('unsupported_media_type');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await this.mediaStore.findBySha256(sha256);
    if (known?.state === 'ready') return known.id;
    return this.slots.run(() => this.process(bytes, { sha256, format, alt }));
  }

  /** Pictures by id, in no particular order; unknown and unfinished ones are left out. */
  async findPictures(ids: string[]): Promise<Picture[]> {
    const media = await this.mediaStore.findReady([...new Set(ids)]);
    return media.map((each) => presentPicture(each));
  }

  /** The JPEG of a picture that is at most this wide, for what is made of it here; null when the file is gone. */
  async readJpeg({ id: mediaId, eventId, widths }: Picture, atMost: number): Promise<Buffer | null> {
    const width = widths.findLast((each) => each <= atMost) ?? widths[0];
    return width === undefined
      ? null
      : this.storage.read(derivativeKey({ mediaId, eventId, width, format: 'jpg' }));
  }

  /** The picture of each use, with the words of that use; null where there is none to show. One query. */
  async findPicturesForUses(uses: readonly { mediaId: string; alt: string }[]): Promise<(Picture | null)[]> {
    const media = await this.mediaStore.findReady([...new Set(uses.map((use) => use.mediaId))]);
    const byId = new Map(media.map((each) => [each.id, each]));
    return uses.map(({ mediaId, alt }) => {
      const found = byId.get(mediaId);
      return found ? presentPicture(found, alt) : null;
    });
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
    for await (const { width: at, format, bytes: file } of renderDerivatives(bitmap)) {
      await this.storage.put(
        derivativeKey({ mediaId: media.id, width: at, format }),
        file,
        DERIVATIVE_MIME[format],
      );
    }
    await this.mediaStore.save({ ...media, state: 'ready' });
    return media.id;
  }

  /** The header must agree with the first bytes and stay within what may be decoded. */
  private async checkedSize(bytes: Buffer, format: ImageFormat): Promise<{ width: number; height: number }> {
    const facts = await orDamagedFileError(readImageFacts(bytes));
    if (facts.format !== format) throw new AppError('unsupported_media_type');
    if (facts.width * facts.height > MAX_PIXELS) {
      throw new AppError('payload_too_large', { message: 'The picture has more than 100 megapixels.' });
    }
    return facts;
  }
}

/** A decoder that gives up speaks of the file, not of us. */
async function orDamagedFileError<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new AppError('validation_failed', {
      message: 'The picture file is damaged.',
      fields: { file: 'The picture file is damaged.' },
      cause,
    });
  }
}

/** What leaves of a picture; `alt` where the place that shows it has words of its own. */
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

/** Widest JPEG that plain `<img>` readers of the spec's URL fields should load. */
const MAX_SINGLE_URL_WIDTH = 1600;

/** Address of one picture for fields that hold a single URL (`imageUrl`). */
export function pictureUrl({ id, eventId, widths }: Picture): string {
  const width = widths.findLast((each) => each <= MAX_SINGLE_URL_WIDTH) ?? widths[0] ?? MAX_SINGLE_URL_WIDTH;
  return derivativeUrl({ mediaId: id, eventId, width, format: 'jpg' });
}
