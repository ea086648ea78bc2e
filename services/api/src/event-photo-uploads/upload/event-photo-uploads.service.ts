import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  EventPhotoIntakeService,
  EventPhotosService,
  type CachedEvent,
  type StoredEventPhoto,
} from '../../events';
import { eventOriginalKey, EventPicturesService } from '../../media';
import { Clock, formParts, Storage, type FormSection, type ReceivedFile } from '../../platform';
import { findFileError, MAX_IMPORT_FILE_BYTES } from './accepted-files';
import { captureTime, readCameraTime } from './capture-time';
import type { PhotoUploadReceipt } from './dto/photo-receipt.dto';
import { EventPhotoWorker } from '../processing/event-photo.worker';

/** Of one request; whoever has more sends more requests. */
const MAX_FILES_PER_REQUEST = 500;
const FIELD = 'photos';
const MAX_FILE_NAME_LENGTH = 255;
const MAX_CAPTION_LENGTH = 300;

type FilePart = Extract<FormSection, { kind: 'file' }>;

/** What the sender says of a file, in fields before it. */
export interface PhotoFileMetadata {
  caption?: string;
  /** For files without a camera's note of the time. */
  capturedAt?: Date;
  alt?: string;
}

/** Takes photographs in: each is stored and known before the next one is read, so that a lost connection costs one file. */
@Injectable()
export class EventPhotoUploadsService {
  constructor(
    private readonly eventPhotoIntakeService: EventPhotoIntakeService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly storage: Storage,
    private readonly eventPhotoWorker: EventPhotoWorker,
    private readonly eventPicturesService: EventPicturesService,
    private readonly clock: Clock,
  ) {}

  /** Every file of the form, in its order. */
  async receiveUpload(event: CachedEvent, request: FastifyRequest): Promise<PhotoUploadReceipt[]> {
    // It starts while the first file is still on its way.
    this.eventPicturesService.warmUp();
    const receipts: PhotoUploadReceipt[] = [];
    let said = new Map<string, string>();
    for await (const part of formParts(request, {
      files: MAX_FILES_PER_REQUEST,
      fileBytes: MAX_IMPORT_FILE_BYTES,
    })) {
      if (part.kind === 'field') said.set(part.name, part.text);
      else {
        receipts.push(await this.receiveFile(event, part, parseFileMetadata(said)));
        said = new Map();
        this.eventPhotoWorker.wake();
      }
    }
    return receipts;
  }

  /**
   * Adds a file that is stored to its event, not to be begun by anybody before `leasedUntil`.
   * @returns the photograph, or null when the event has this file
   */
  async addToEvent(
    event: CachedEvent,
    file: ReceivedFile,
    { fileName, said, leasedUntil }: { fileName: string; said: PhotoFileMetadata; leasedUntil: Date | null },
  ): Promise<StoredEventPhoto | null> {
    const taken = captureTime(await readCameraTime(file.head), event.cameraOffsetMs);
    await file.save(eventOriginalKey(event.id, file.sha256));
    return this.eventPhotoIntakeService.receive({
      eventId: event.id,
      sha256: file.sha256,
      fileName: Array.from(fileName).slice(-MAX_FILE_NAME_LENGTH).join(''),
      caption: said.caption ?? '',
      alt: said.alt ?? '',
      capturedAt: taken ?? said.capturedAt ?? this.clock.now(),
      leasedUntil,
    });
  }

  private async receiveFile(
    event: CachedEvent,
    part: FilePart,
    said: PhotoFileMetadata,
  ): Promise<PhotoUploadReceipt> {
    const { fileName } = part;
    const file = await this.storage.receive(part.bytes);
    const { sha256, size, head } = file;
    try {
      const fault =
        part.name === FIELD
          ? findFileError({ fileName, size, head, wasCut: part.wasCut() })
          : `Photographs are sent in the field ${FIELD}.`;
      if (fault !== null) return { fileName, sha256, state: 'refused', photoId: null, fault };
      const [known] = await this.eventPhotosService.findBySha256(event.id, [sha256]);
      if (known) return await this.handleKnownFile(known, fileName);
      const photo = await this.addToEvent(event, file, { fileName, said, leasedUntil: null });
      if (photo) return { fileName, sha256, state: 'received', photoId: photo.id, fault: null };
      const [meanwhile] = await this.eventPhotosService.findBySha256(event.id, [sha256]);
      return { fileName, sha256, state: 'known', photoId: meanwhile?.id ?? null, fault: null };
    } finally {
      await file.discard();
    }
  }

  /** A file that failed and is sent again is tried again. */
  private async handleKnownFile(
    { id, sha256, state }: StoredEventPhoto,
    fileName: string,
  ): Promise<PhotoUploadReceipt> {
    if (state !== 'failed') return { fileName, sha256, state: 'known', photoId: id, fault: null };
    await this.eventPhotoIntakeService.retry(id);
    return { fileName, sha256, state: 'received', photoId: id, fault: null };
  }
}

/** What cannot be read is as good as not said: a photograph is worth more than its caption. */
function parseFileMetadata(fields: ReadonlyMap<string, string>): PhotoFileMetadata {
  const caption = fields.get('caption')?.trim();
  const capturedAt = new Date(fields.get('capturedAt') ?? '');
  const year = capturedAt.getUTCFullYear();
  return {
    ...(caption ? { caption: Array.from(caption).slice(0, MAX_CAPTION_LENGTH).join('') } : {}),
    // What is not a number is no year of the database's either.
    ...(year >= 1990 && year < 2200 ? { capturedAt } : {}),
  };
}
