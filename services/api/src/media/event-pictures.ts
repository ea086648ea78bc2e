import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Storage, type WorkFolder } from '../platform';
import {
  DERIVATIVE_MIME,
  EVENT_FILES,
  EVENT_PICTURES,
  eventOriginalKey,
  wholePictureKey,
} from './derivative';
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
    return this.make(this.firstOnes, original, { stage: 'first', mark, looksForCode });
  }

  /** All widths that are not there yet. */
  makeRest(original: EventOriginal, { mark }: { mark: string | null }): Promise<PictureAnswer> {
    return this.make(this.others, original, { stage: 'rest', mark, looksForCode: false });
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
    const mediaId = eventMediaId(original);
    const key = wholePictureKey(original.eventId, mediaId);
    if (await this.storage.exists(key)) return key;
    const asked = { stage: 'whole', mark: null, looksForCode: false } as const;
    const answer = await this.make(this.others, original, asked);
    if (answer.outcome !== 'made') throw new Error(`The file for buyers of ${mediaId} was not made.`);
    return key;
  }

  /** Has the process work in a folder of this machine, and keeps what it made there. */
  private async make(
    process: PictureProcess,
    original: EventOriginal,
    asked: Pick<PictureTask, 'stage' | 'mark' | 'looksForCode'>,
  ): Promise<PictureAnswer> {
    const { eventId, sha256 } = original;
    const folder = await this.storage.workFolder();
    try {
      const file = await this.storage.localFile(eventOriginalKey(eventId, sha256), folder);
      if (file === null) throw new Error(`The original of ${eventMediaId(original)} is gone.`);
      const places = { mediaId: eventMediaId(original), original: file, folder: folder.path };
      const answer = await process.run({ ...asked, ...places });
      if (answer.outcome === 'made') await this.keep(answer.files, { asked, eventId, folder });
      return answer;
    } finally {
      await folder.remove();
    }
  }

  private async keep(
    files: readonly string[],
    { asked, eventId, folder }: { asked: Pick<PictureTask, 'stage'>; eventId: string; folder: WorkFolder },
  ): Promise<void> {
    const place = asked.stage === 'whole' ? EVENT_FILES : EVENT_PICTURES;
    const keeping = files.map((name) => {
      const type = name.endsWith('.avif') ? DERIVATIVE_MIME.avif : DERIVATIVE_MIME.jpg;
      return this.storage.keep(path.join(folder.path, name), `${place}/${eventId}/${name}`, type);
    });
    // One that fails leaves the others reading from the folder, which goes away next.
    await Promise.allSettled(keeping);
    await Promise.all(keeping);
  }
}
