import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { EventCacheService, EventPhotosService } from '../../events';
import { AppError, Clock, Storage } from '../../platform';
import { findFileError } from './accepted-files';
import { EventPhotoProcessingService } from '../processing/event-photo-processing.service';
import { LEASE_MS } from '../processing/event-photo.worker';
import { EventPhotoUploadsService, type PhotoFileMetadata } from './event-photo-uploads.service';

/** Brings photographs in one after the other, each with everything that is made of it: for the demo gallery. */
@Injectable()
export class EventPhotoImportService {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly storage: Storage,
    private readonly eventPhotoUploadsService: EventPhotoUploadsService,
    private readonly eventPhotoProcessingService: EventPhotoProcessingService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a photograph, makes its pictures and publishes it, as its event is set. One that the event has is left alone.
   * @returns the photograph's id
   * @throws AppError `event_not_found`; `validation_failed` when the file is no picture or damaged
   */
  async importPhoto(
    eventId: string,
    bytes: Buffer,
    facts: PhotoFileMetadata & { fileName: string },
  ): Promise<string> {
    const event = await this.eventCacheService.get(eventId);
    const { fileName, ...said } = facts;
    const file = await this.storage.receive(Readable.from([bytes]));
    const fault = findFileError({ fileName, size: file.size, head: file.head, wasCut: false });
    if (fault !== null) {
      await file.discard();
      throw new AppError('validation_failed', { message: fault });
    }
    // Nobody else begins it meanwhile.
    const leasedUntil = new Date(this.clock.now().getTime() + 10 * LEASE_MS);
    const added = await this.eventPhotoUploadsService.addToEvent(event, file, {
      fileName,
      said,
      leasedUntil,
    });
    if (!added) {
      const [known] = await this.eventPhotosService.findBySha256(eventId, [file.sha256]);
      if (known) return known.id;
      throw new AppError('validation_failed');
    }
    await this.eventPhotoProcessingService.process('first', added);
    const made = await this.eventPhotosService.find(added.id);
    if (made?.state === 'failed')
      throw new AppError('validation_failed', { message: made.fault ?? undefined });
    if (made?.leasedUntil) await this.eventPhotoProcessingService.process('rest', made);
    return added.id;
  }
}
