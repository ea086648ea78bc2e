import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import path from 'node:path';
import {
  EventCacheService,
  EventPhotoIntakeService,
  EventPhotosService,
  type CachedEvent,
  type StoredEventPhoto,
} from '../../events';
import { eventOriginalKey, EventPicturesService, detectImageFormat } from '../../media';
import { AppError, Clock, formParts, Storage, type FormSection, type ReceivedFile } from '../../platform';
import { MAX_FILE_BYTES, MAX_FILES_PER_REQUEST } from '../event-photo-uploads-policy';
import { EventPhotoWorker } from '../processing/event-photo.worker';
import { captureTime, readCameraTime } from './capture-time';

/** Raw files begin like TIFF files and contain a small preview, which must not be sold. */
const RAW_EXTENSIONS = new Set([
  '.nef',
  '.nrw',
  '.cr2',
  '.cr3',
  '.arw',
  '.sr2',
  '.dng',
  '.orf',
  '.rw2',
  '.pef',
  '.raf',
  '.3fr',
  '.iiq',
]);

interface UploadedFile {
  fileName: string;
  /** In bytes. */
  size: number;
  /** Whether it was longer than the limit. */
  wasCut: boolean;
  /** Its first bytes. */
  head: Buffer;
}

/**
 * Why a file is not accepted, in words for staff; null when it is. Checks the first bytes, whatever the name says; rendering
 * shows whether the rest is intact.
 */
function findFileError({ fileName, size, wasCut, head }: UploadedFile): string | null {
  if (wasCut) return `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`;
  if (size === 0) return 'The file is empty.';
  if (RAW_EXTENSIONS.has(path.extname(fileName).toLowerCase()))
    return 'Raw files are not supported. Please upload the camera’s JPEG or an export.';
  if (detectImageFormat(head) === null) return 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.';
  return null;
}

const FIELD = 'photos';
const MAX_FILE_NAME_LENGTH = 255;
const MAX_CAPTION_LENGTH = 300;

type FilePart = Extract<FormSection, { kind: 'file' }>;

const RECEIPT_STATES = ['received', 'known', 'refused'] as const;
type ReceiptState = (typeof RECEIPT_STATES)[number];

/** The result for one file of an upload. */
export class PhotoUploadReceipt {
  @ApiProperty() fileName: string;

  @ApiProperty({ description: 'SHA-256 of the file in hex' }) sha256: string;

  @ApiProperty({ enum: RECEIPT_STATES, description: '`known`: the event already has this file' })
  state: ReceiptState;

  @ApiProperty({ type: String, nullable: true }) photoId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused, as a sentence' })
  failureReason: string | null;
}

/** What the sender says about a file. */
interface PhotoFileMetadata {
  caption?: string;
  /** Used for files without a camera time. */
  capturedAt?: Date;
  alt?: string;
}

/**
 * Receives the files of photos. Each is stored and recorded before the next is read: a lost connection loses only one
 * file.
 */
@Injectable()
export class EventPhotoUploadsService {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotoIntakeService: EventPhotoIntakeService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly storage: Storage,
    private readonly eventPhotoWorker: EventPhotoWorker,
    private readonly eventPicturesService: EventPicturesService,
    private readonly clock: Clock,
  ) {}

  /** Every file in the form, in order. */
  async receiveUpload(event: CachedEvent, request: FastifyRequest): Promise<PhotoUploadReceipt[]> {
    // Start the picture process while the first file is still arriving.
    this.eventPicturesService.warmUp();
    const receipts: PhotoUploadReceipt[] = [];
    let fields = new Map<string, string>();
    const limits = { files: MAX_FILES_PER_REQUEST, fileBytes: MAX_FILE_BYTES };
    for await (const part of formParts(request, limits)) {
      if (part.kind === 'field') fields.set(part.name, part.text);
      else {
        receipts.push(await this.receiveFile(event, part, parseMetadata(fields)));
        fields = new Map();
        this.eventPhotoWorker.wake();
      }
    }
    return receipts;
  }

  /**
   * Stores a photo for the demo gallery; `finishRendering` makes its pictures and publishes it. A photo that the event
   * already has stays unchanged.
   * @throws AppError `event_not_found`; `validation_failed` when the file is not a picture
   */
  async importPhoto(
    eventId: string,
    bytes: Buffer,
    { fileName, ...metadata }: PhotoFileMetadata & { fileName: string },
  ): Promise<void> {
    const event = await this.eventCacheService.get(eventId);
    const file = await this.storage.receive(Readable.from([bytes]));
    const failureReason = findFileError({ fileName, size: file.size, head: file.head, wasCut: false });
    if (failureReason !== null) {
      await file.discard();
      throw new AppError('validation_failed', { message: failureReason });
    }
    await this.addToEvent(event, file, fileName, metadata);
  }

  /** Resolves once the photos that have arrived are rendered, and published as their events' settings say. */
  async finishRendering(): Promise<void> {
    await this.eventPhotoWorker.drain();
  }

  /** Returns null when the event already has this file. */
  private async addToEvent(
    event: CachedEvent,
    file: ReceivedFile,
    fileName: string,
    metadata: PhotoFileMetadata,
  ): Promise<StoredEventPhoto | null> {
    const capturedAt = captureTime(await readCameraTime(file.head), event.cameraOffsetMs);
    await file.save(eventOriginalKey(event.id, file.sha256));
    return this.eventPhotoIntakeService.receive({
      eventId: event.id,
      sha256: file.sha256,
      fileName: Array.from(fileName).slice(-MAX_FILE_NAME_LENGTH).join(''),
      caption: metadata.caption ?? '',
      alt: metadata.alt ?? '',
      capturedAt: capturedAt ?? metadata.capturedAt ?? this.clock.now(),
    });
  }

  private async receiveFile(
    event: CachedEvent,
    part: FilePart,
    metadata: PhotoFileMetadata,
  ): Promise<PhotoUploadReceipt> {
    const { fileName } = part;
    const file = await this.storage.receive(part.bytes);
    const { sha256, size, head } = file;
    try {
      const failureReason =
        part.name === FIELD
          ? findFileError({ fileName, size, head, wasCut: part.wasCut() })
          : `Photographs are sent in the field ${FIELD}.`;
      if (failureReason !== null) return { fileName, sha256, state: 'refused', photoId: null, failureReason };
      const [known] = await this.eventPhotosService.findBySha256(event.id, [sha256]);
      if (known) return await this.retryIfFailed(known, fileName);
      const photo = await this.addToEvent(event, file, fileName, metadata);
      if (photo) return { fileName, sha256, state: 'received', photoId: photo.id, failureReason: null };
      const [concurrent] = await this.eventPhotosService.findBySha256(event.id, [sha256]);
      return { fileName, sha256, state: 'known', photoId: concurrent?.id ?? null, failureReason: null };
    } finally {
      await file.discard();
    }
  }

  private async retryIfFailed(
    { id, sha256, state }: StoredEventPhoto,
    fileName: string,
  ): Promise<PhotoUploadReceipt> {
    const isRetried = state === 'failed' && (await this.eventPhotoIntakeService.retry(id));
    return { fileName, sha256, state: isRetried ? 'received' : 'known', photoId: id, failureReason: null };
  }
}

/** Values that cannot be parsed are ignored: the photo matters more than its caption. */
function parseMetadata(fields: ReadonlyMap<string, string>): PhotoFileMetadata {
  const caption = fields.get('caption')?.trim();
  const capturedAt = new Date(fields.get('capturedAt') ?? '');
  const year = capturedAt.getUTCFullYear();
  return {
    ...(caption ? { caption: Array.from(caption).slice(0, MAX_CAPTION_LENGTH).join('') } : {}),
    // False for an invalid date, because its year is NaN.
    ...(year >= 1990 && year < 2200 ? { capturedAt } : {}),
  };
}
