import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { KnownEvents, PhotoRecords } from '../events';
import { AppError, Clock, Storage } from '../platform';
import { fileFault } from './accepted-file';
import { MakePhoto } from './make-photo';
import { LEASE_MS } from './photo-worker';
import { ReceivePhotos, type SaidOfFile } from './receive-photos';

/** Brings photographs in one after the other, each with everything that is made of it: for the demo gallery. */
@Injectable()
export class ImportEventPhoto {
  constructor(
    private readonly events: KnownEvents,
    private readonly photos: PhotoRecords,
    private readonly storage: Storage,
    private readonly receiving: ReceivePhotos,
    private readonly making: MakePhoto,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a photograph, makes its pictures and publishes it, as its event is set. One that the event has is left alone.
   * @returns the photograph's id
   * @throws AppError `event_not_found`; `validation_failed` when the file is no picture or damaged
   */
  async importEventPhoto(
    eventId: string,
    bytes: Buffer,
    facts: SaidOfFile & { fileName: string },
  ): Promise<string> {
    const event = await this.events.get(eventId);
    const { fileName, ...said } = facts;
    const file = await this.storage.receive(Readable.from([bytes]));
    const fault = fileFault({ fileName, size: file.size, head: file.head, wasCut: false });
    if (fault !== null) {
      await file.drop();
      throw new AppError('validation_failed', { message: fault });
    }
    // Nobody else begins it meanwhile.
    const leasedUntil = new Date(this.clock.now().getTime() + 10 * LEASE_MS);
    const added = await this.receiving.add(event, file, { fileName, said, leasedUntil });
    if (!added) {
      const [known] = await this.photos.known(eventId, [file.sha256]);
      if (known) return known.id;
      throw new AppError('validation_failed');
    }
    await this.making.run('first', added);
    const made = await this.photos.find(added.id);
    if (made?.state === 'failed')
      throw new AppError('validation_failed', { message: made.fault ?? undefined });
    if (made?.leasedUntil) await this.making.run('rest', made);
    return added.id;
  }
}
