import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Storage, type TempFolder } from '../../platform';
import {
  DERIVATIVE_MIME,
  BUYER_FILES,
  EVENT_PICTURE_FILES,
  eventOriginalKey,
  buyerFileKey,
} from '../images/image-derivatives';
import { MediaStore } from '../media.store';
import { PictureProcess } from './picture-process';
import type { PictureResult, PictureFacts, PictureTask } from './picture-task';

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
export class EventPicturesService implements OnApplicationShutdown {
  /** What guests wait for. */
  private readonly firstOnes = new PictureProcess(0);
  /** Gives way to the other wherever they compete for a core. */
  private readonly others = new PictureProcess(10);

  constructor(
    private readonly mediaStore: MediaStore,
    private readonly storage: Storage,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.firstOnes.stop(), this.others.stop()]);
  }

  /** Starts the process that makes the first pictures, before the first of them is asked for. */
  warmUp(): void {
    this.firstOnes.start();
  }

  /**
   * The widths that let guests see the photograph.
   * @throws Error when the picture process failed over it
   */
  renderFirst(
    original: EventOriginal,
    { mark, looksForCode }: { mark: string | null; looksForCode: boolean },
  ): Promise<PictureResult> {
    return this.render(this.firstOnes, original, { stage: 'first', mark, looksForCode });
  }

  /** All widths that are not there yet. */
  renderRest(original: EventOriginal, { mark }: { mark: string | null }): Promise<PictureResult> {
    return this.render(this.others, original, { stage: 'rest', mark, looksForCode: false });
  }

  /** Records what was made; joins the current transaction. Returns the picture's id. */
  async record({ eventId, sha256 }: EventOriginal, alt: string, facts: PictureFacts): Promise<string> {
    const id = eventMediaId({ eventId, sha256 });
    await this.mediaStore.save({ id, eventId, sha256, alt, ...facts, state: 'ready' });
    return id;
  }

  /**
   * Storage key of the file that a buyer gets: every pixel, no mark, no metadata. Made when it is first asked for.
   * @throws Error when it cannot be made
   */
  async ensureBuyerFile(original: EventOriginal): Promise<string> {
    const mediaId = eventMediaId(original);
    const key = buyerFileKey(original.eventId, mediaId);
    if (await this.storage.exists(key)) return key;
    const asked = { stage: 'whole', mark: null, looksForCode: false } as const;
    const answer = await this.render(this.others, original, asked);
    if (answer.outcome !== 'made') throw new Error(`The file for buyers of ${mediaId} was not made.`);
    return key;
  }

  /** Has the process work in a folder of this machine, and keeps what it made there. */
  private async render(
    process: PictureProcess,
    original: EventOriginal,
    asked: Pick<PictureTask, 'stage' | 'mark' | 'looksForCode'>,
  ): Promise<PictureResult> {
    const { eventId, sha256 } = original;
    const folder = await this.storage.tempFolder();
    try {
      const file = await this.storage.localFile(eventOriginalKey(eventId, sha256), folder);
      if (file === null) throw new Error(`The original of ${eventMediaId(original)} is gone.`);
      const places = { mediaId: eventMediaId(original), original: file, folder: folder.path };
      const answer = await process.run({ ...asked, ...places });
      if (answer.outcome === 'made') await this.storeFiles(answer.files, { asked, eventId, folder });
      return answer;
    } finally {
      await folder.remove();
    }
  }

  private async storeFiles(
    files: readonly string[],
    { asked, eventId, folder }: { asked: Pick<PictureTask, 'stage'>; eventId: string; folder: TempFolder },
  ): Promise<void> {
    const place = asked.stage === 'whole' ? BUYER_FILES : EVENT_PICTURE_FILES;
    const keeping = files.map((name) => {
      const type = name.endsWith('.avif') ? DERIVATIVE_MIME.avif : DERIVATIVE_MIME.jpg;
      return this.storage.saveFile(path.join(folder.path, name), `${place}/${eventId}/${name}`, type);
    });
    // One that fails leaves the others reading from the folder, which goes away next.
    await Promise.allSettled(keeping);
    await Promise.all(keeping);
  }
}
