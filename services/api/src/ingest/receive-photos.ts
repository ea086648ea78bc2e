import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PhotoIntake, PhotoRecords, type KnownEvent, type KnownPhoto } from '../events';
import { eventOriginalKey, EventPictures } from '../media';
import { Clock, formParts, Storage, type FormPart, type ReceivedFile } from '../platform';
import { fileFault, MAX_FILE_BYTES } from './accepted-file';
import { captureTime, readCameraTime } from './capture-time';
import type { PhotoReceipt } from './dto/photo-receipt.dto';
import { PhotoWorker } from './photo-worker';

/** Of one request; whoever has more sends more requests. */
const MOST_FILES = 500;
const FIELD = 'photos';
const LONGEST_NAME = 255;
const LONGEST_CAPTION = 300;

type FilePart = Extract<FormPart, { kind: 'file' }>;

/** What the sender says of a file, in fields before it. */
export interface SaidOfFile {
  caption?: string;
  /** For files without a camera's note of the time. */
  capturedAt?: Date;
  alt?: string;
}

/** Takes photographs in: each is stored and known before the next one is read, so that a lost connection costs one file. */
@Injectable()
export class ReceivePhotos {
  constructor(
    private readonly intake: PhotoIntake,
    private readonly photos: PhotoRecords,
    private readonly storage: Storage,
    private readonly worker: PhotoWorker,
    private readonly pictures: EventPictures,
    private readonly clock: Clock,
  ) {}

  /** Every file of the form, in its order. */
  async receive(event: KnownEvent, request: FastifyRequest): Promise<PhotoReceipt[]> {
    // It starts while the first file is still on its way.
    this.pictures.warmUp();
    const receipts: PhotoReceipt[] = [];
    let said = new Map<string, string>();
    for await (const part of formParts(request, { files: MOST_FILES, fileBytes: MAX_FILE_BYTES })) {
      if (part.kind === 'field') said.set(part.name, part.text);
      else {
        receipts.push(await this.receiveFile(event, part, readSaid(said)));
        said = new Map();
        this.worker.wake();
      }
    }
    return receipts;
  }

  /**
   * Adds a file that is stored to its event, not to be begun by anybody before `leasedUntil`.
   * @returns the photograph, or null when the event has this file
   */
  async add(
    event: KnownEvent,
    file: ReceivedFile,
    { fileName, said, leasedUntil }: { fileName: string; said: SaidOfFile; leasedUntil: Date | null },
  ): Promise<KnownPhoto | null> {
    const taken = captureTime(await readCameraTime(file.head), event.cameraOffsetMs);
    await file.keep(eventOriginalKey(event.id, file.sha256));
    return this.intake.receive({
      eventId: event.id,
      sha256: file.sha256,
      fileName: Array.from(fileName).slice(-LONGEST_NAME).join(''),
      caption: said.caption ?? '',
      alt: said.alt ?? '',
      capturedAt: taken ?? said.capturedAt ?? this.clock.now(),
      leasedUntil,
    });
  }

  private async receiveFile(event: KnownEvent, part: FilePart, said: SaidOfFile): Promise<PhotoReceipt> {
    const { fileName } = part;
    const file = await this.storage.receive(part.bytes);
    const { sha256, size, head } = file;
    try {
      const fault =
        part.name === FIELD
          ? fileFault({ fileName, size, head, wasCut: part.wasCut() })
          : `Photographs are sent in the field ${FIELD}.`;
      if (fault !== null) return { fileName, sha256, state: 'refused', photoId: null, fault };
      const [known] = await this.photos.known(event.id, [sha256]);
      if (known) return await this.knownFile(known, fileName);
      const photo = await this.add(event, file, { fileName, said, leasedUntil: null });
      if (photo) return { fileName, sha256, state: 'received', photoId: photo.id, fault: null };
      const [meanwhile] = await this.photos.known(event.id, [sha256]);
      return { fileName, sha256, state: 'known', photoId: meanwhile?.id ?? null, fault: null };
    } finally {
      await file.drop();
    }
  }

  /** A file that failed and is sent again is tried again. */
  private async knownFile({ id, sha256, state }: KnownPhoto, fileName: string): Promise<PhotoReceipt> {
    if (state !== 'failed') return { fileName, sha256, state: 'known', photoId: id, fault: null };
    await this.intake.receiveAgain(id);
    return { fileName, sha256, state: 'received', photoId: id, fault: null };
  }
}

/** What cannot be read is as good as not said: a photograph is worth more than its caption. */
function readSaid(fields: ReadonlyMap<string, string>): SaidOfFile {
  const caption = fields.get('caption')?.trim();
  const capturedAt = new Date(fields.get('capturedAt') ?? '');
  const year = capturedAt.getUTCFullYear();
  return {
    ...(caption ? { caption: Array.from(caption).slice(0, LONGEST_CAPTION).join('') } : {}),
    // What is not a number is no year of the database's either.
    ...(year >= 1990 && year < 2200 ? { capturedAt } : {}),
  };
}
