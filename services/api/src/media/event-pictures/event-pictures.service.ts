import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { OutboxService, Settings, Storage, type TempFolder } from '../../platform';
import {
  DERIVATIVE_FORMATS,
  DERIVATIVE_MIME,
  derivativeKey,
  BUYER_FILES,
  EVENT_PICTURE_FILES,
  eventOriginalKey,
  buyerFileKey,
} from '../images/image-derivatives';
import { MediaStore } from '../media.store';
import { PictureProcess } from './picture-process';
import { pictureRights } from '../images/picture-rights';
import type { PictureResult, PictureFacts, PictureTask } from './picture-task';

/** Outbox messages that remove files. */
const REMOVE_FILES = 'remove-files';
/** Few enough that a message is delivered within its lease. */
const KEYS_PER_MESSAGE = 200;

/** The original file of an event photo. */
export interface EventOriginal {
  eventId: string;
  sha256: string;
}

/** The same file gets separate pictures in each event. */
export const eventMediaId = ({ eventId, sha256 }: EventOriginal): string =>
  createHash('sha256').update(`${eventId}${sha256}`).digest('hex').slice(0, 32);

/** Renders the pictures of event photos in child processes, and records them. */
@Injectable()
export class EventPicturesService implements OnModuleInit, OnApplicationShutdown {
  /** For the pictures that guests wait for. */
  private readonly firstProcess = new PictureProcess(0);
  /** Runs with a lower priority. */
  private readonly restProcess = new PictureProcess(10);

  constructor(
    private readonly mediaStore: MediaStore,
    private readonly storage: Storage,
    private readonly settings: Settings,
    private readonly outboxService: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<{ keys: string[] }>(REMOVE_FILES, async ({ keys }) => {
      for (const key of keys) await this.storage.remove(key);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.firstProcess.stop(), this.restProcess.stop()]);
  }

  /** Starts the process for the first pictures before it is needed. */
  warmUp(): void {
    this.firstProcess.start();
  }

  /**
   * Renders the widths that the feed needs first.
   * @throws Error when the picture process failed
   */
  renderFirst(
    original: EventOriginal,
    { mark, looksForCode }: { mark: string | null; looksForCode: boolean },
  ): Promise<PictureResult> {
    return this.render(this.firstProcess, original, { stage: 'first', mark, looksForCode });
  }

  /** Renders all other widths. */
  renderRest(original: EventOriginal, { mark }: { mark: string | null }): Promise<PictureResult> {
    return this.render(this.restProcess, original, { stage: 'rest', mark, looksForCode: false });
  }

  /** Joins the current transaction. Returns the media id. */
  async record({ eventId, sha256 }: EventOriginal, alt: string, facts: PictureFacts): Promise<string> {
    const id = eventMediaId({ eventId, sha256 });
    await this.mediaStore.save({ id, eventId, sha256, alt, ...facts, state: 'ready' });
    return id;
  }

  /**
   * Returns the storage key of the buyer's file: full size, without watermark or metadata. Rendered on the first call.
   * @throws Error when it cannot be rendered
   */
  async ensureBuyerFile(original: EventOriginal): Promise<string> {
    const mediaId = eventMediaId(original);
    const key = buyerFileKey(original.eventId, mediaId);
    if (await this.storage.exists(key)) return key;
    const options = { stage: 'whole', mark: null, looksForCode: false } as const;
    const answer = await this.render(this.restProcess, original, options);
    if (answer.outcome !== 'made') throw new Error(`The file for buyers of ${mediaId} was not made.`);
    return key;
  }

  /** Forgets an event's pictures, and removes their files once the current transaction has committed. */
  async removeByEvent(eventId: string, originals: readonly string[]): Promise<void> {
    const media = await this.mediaStore.findByEvent(eventId);
    const keys = [
      ...originals.map((sha256) => eventOriginalKey(eventId, sha256)),
      ...media.flatMap(({ id, widths }) => [
        buyerFileKey(eventId, id),
        ...widths.flatMap((width) =>
          DERIVATIVE_FORMATS.map((format) => derivativeKey({ mediaId: id, eventId, width, format })),
        ),
      ]),
    ];
    await this.mediaStore.deleteByEvent(eventId);
    for (let at = 0; at < keys.length; at += KEYS_PER_MESSAGE)
      await this.outboxService.enqueue({
        kind: REMOVE_FILES,
        payload: { keys: keys.slice(at, at + KEYS_PER_MESSAGE) },
      });
  }

  /** The process works in a temporary folder; its files then go to storage. */
  private async render(
    process: PictureProcess,
    original: EventOriginal,
    options: Pick<PictureTask, 'stage' | 'mark' | 'looksForCode'>,
  ): Promise<PictureResult> {
    const { eventId, sha256 } = original;
    const folder = await this.storage.tempFolder();
    try {
      const file = await this.storage.localFile(eventOriginalKey(eventId, sha256), folder);
      if (file === null) throw new Error(`The original of ${eventMediaId(original)} is missing.`);
      const paths = { mediaId: eventMediaId(original), original: file, folder: folder.path };
      const answer = await process.run({ ...options, ...paths, rights: pictureRights(this.settings) });
      if (answer.outcome === 'made')
        await this.storeFiles(answer.files, { stage: options.stage, eventId, folder });
      return answer;
    } finally {
      await folder.remove();
    }
  }

  private async storeFiles(
    files: readonly string[],
    { stage, eventId, folder }: { stage: PictureTask['stage']; eventId: string; folder: TempFolder },
  ): Promise<void> {
    const target = stage === 'whole' ? BUYER_FILES : EVENT_PICTURE_FILES;
    const saves = files.map((name) => {
      const type = name.endsWith('.avif') ? DERIVATIVE_MIME.avif : DERIVATIVE_MIME.jpg;
      return this.storage.saveFile(path.join(folder.path, name), `${target}/${eventId}/${name}`, type);
    });
    // Waits for all before the folder is removed, even when one fails.
    await Promise.allSettled(saves);
    await Promise.all(saves);
  }
}
