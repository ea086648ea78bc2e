import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Storage } from '../platform';
import { EVENT_PICTURES, eventOriginalKey, wholePictureKey } from './derivative';
import { MediaStore } from './media.store';
import { PictureProcess } from './picture-process';
import type { PictureAnswer, PictureFacts, PictureTask } from './picture-task';

/** One photograph of an event, by the file it came as. */
export interface EventOriginal {
  eventId: string;
  sha256: string;
}

/** Names the pictures of a photograph: the same file in two events has pictures in both. */
export const eventMediaId = ({ eventId, sha256 }: EventOriginal): string =>
  createHash('sha256').update(`${eventId}${sha256}`).digest('hex').slice(0, 32);

/** Has the pictures of events' photographs made, in processes of their own, and records them. */
@Injectable()
export class EventPictures implements OnApplicationShutdown {
  /** What guests wait for. */
  private readonly firstOnes = new PictureProcess(0);
  /** Gives way to the other wherever they compete for a core. */
  private readonly others = new PictureProcess(10);

  constructor(
    private readonly store: MediaStore,
    private readonly storage: Storage,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.firstOnes.end(), this.others.end()]);
  }

  /** Starts the process that makes the first pictures, before the first of them is asked for. */
  warmUp(): void {
    this.firstOnes.start();
  }

  /**
   * The widths that let guests see the photograph.
   * @throws Error when the picture process failed over it
   */
  makeFirst(
    original: EventOriginal,
    { mark, looksForCode }: { mark: string | null; looksForCode: boolean },
  ): Promise<PictureAnswer> {
    return this.firstOnes.run({ stage: 'first', mark, looksForCode, ...this.placesOf(original) });
  }

  /** All widths that are not there yet. */
  makeRest(original: EventOriginal, { mark }: { mark: string | null }): Promise<PictureAnswer> {
    return this.others.run({ stage: 'rest', mark, looksForCode: false, ...this.placesOf(original) });
  }

  /** Records what was made; joins the current transaction. Returns the picture's id. */
  async record({ eventId, sha256 }: EventOriginal, alt: string, facts: PictureFacts): Promise<string> {
    const id = eventMediaId({ eventId, sha256 });
    await this.store.save({ id, eventId, sha256, alt, ...facts, state: 'ready' });
    return id;
  }

  /**
   * Storage key of the file that a buyer gets: every pixel, no mark, no metadata. Made when it is first asked for.
   * @throws Error when it cannot be made
   */
  async wholeFile(original: EventOriginal): Promise<string> {
    const places = this.placesOf(original);
    const key = wholePictureKey(original.eventId, places.mediaId);
    if (await this.storage.exists(key)) return key;
    const answer = await this.others.run({ stage: 'whole', mark: null, looksForCode: false, ...places });
    if (answer.outcome !== 'made') throw new Error(`The file for buyers of ${places.mediaId} was not made.`);
    return key;
  }

  private placesOf(original: EventOriginal): Pick<PictureTask, 'mediaId' | 'original' | 'folder' | 'whole'> {
    const { eventId, sha256 } = original;
    const mediaId = eventMediaId(original);
    return {
      mediaId,
      original: this.storage.pathOf(eventOriginalKey(eventId, sha256)),
      folder: this.storage.pathOf(`${EVENT_PICTURES}/${eventId}`),
      whole: this.storage.pathOf(wholePictureKey(eventId, mediaId)),
    };
  }
}
