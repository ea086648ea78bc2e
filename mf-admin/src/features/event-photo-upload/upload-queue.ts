import {
  findKnownPhotoDigests,
  STAFF_SESSION_CHANGED,
  uploadEventPhoto,
  isApiError,
} from '@gallery/api-client';
import { createStore, type StoreApi } from 'zustand';

type UploadState = 'waiting' | 'sending' | 'received' | 'known' | 'refused';

/** One file on its way to the event. */
export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  /** Share of the bytes that were sent; null while unknown. */
  percent: number | null;
  /** Why it was refused. */
  sentence: string | null;
}

export interface UploadQueue {
  uploads: readonly Upload[];
  /** The connection is down, or the session has ended; it resumes by itself. */
  isPaused: boolean;
  /** Queues files, earliest first. */
  add: (files: readonly File[]) => void;
  /** Tries a refused file again. */
  retry: (id: number) => void;
  /** Resumes at once instead of after the pause. */
  resume: () => void;
  /** Stops everything: the page is left. */
  stop: () => void;
}

/** Uploads at a time: two keep the connection busy while the gallery processes one. */
const CONCURRENT_UPLOADS = 2;
/** Files whose digests are checked in one call; each file is read whole for it. */
const DIGEST_BATCH_SIZE = 10;

/**
 * Sends files to an event. A broken connection pauses it: it goes on by itself after a growing pause or when the
 * browser is online again, and first asks which files have arrived after all.
 * @param onReceived told after each photograph that the gallery has taken
 */
export function createUploadQueue(eventId: string, onReceived: () => void): StoreApi<UploadQueue> {
  const leaving = new AbortController();
  /** Checked and unknown to the gallery; forgotten when the connection breaks. */
  const unknown = new Set<number>();
  let nextId = 1;
  let isWorking = false;
  let pauseMs = INITIAL_BACKOFF_MS;
  let endPause = (): void => undefined;

  const store = createStore<UploadQueue>()((set, get) => ({
    uploads: [],
    isPaused: false,
    add: (files) => {
      const added = files.toSorted(compareByCapture).map((file) => toUpload(nextId++, file));
      set({ uploads: [...get().uploads, ...added] });
      void work();
    },
    retry: (id) => {
      change(id, { state: 'waiting', sentence: null });
      void work();
    },
    resume: () => endPause(),
    stop: () => {
      leaving.abort();
      endPause();
    },
  }));

  const change = (id: number, facts: Partial<Upload>): void =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...facts } : upload)),
    }));
  const waiting = (): Upload[] => store.getState().uploads.filter(({ state }) => state === 'waiting');

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    while (waiting().length > 0 && !leaving.signal.aborted) {
      const isUp = (await ask()) && (await sendAsked());
      if (isUp) pauseMs = INITIAL_BACKOFF_MS;
      else await pause();
    }
    isWorking = false;
  }

  /** Skips what the gallery has already. @returns false when the connection is down */
  async function ask(): Promise<boolean> {
    const batch = waiting()
      .filter(({ id }) => !unknown.has(id))
      .slice(0, DIGEST_BATCH_SIZE);
    const digests = new Map<number, string | null>();
    for (const { id, file } of batch) {
      try {
        digests.set(id, await fileDigest(file));
      } catch (caught) {
        refuse(id, caught);
      }
    }
    try {
      const asked = [...digests.values()].filter((digest) => digest !== null);
      const known = asked.length > 0 ? await findKnownPhotoDigests(eventId, asked, leaving.signal) : [];
      for (const [id, digest] of digests) {
        if (digest !== null && known.includes(digest)) change(id, { state: 'known' });
        else unknown.add(id);
      }
      return true;
    } catch (caught) {
      return wasRefused(caught, batch);
    }
  }

  async function sendAsked(): Promise<boolean> {
    const line = waiting().filter(({ id }) => unknown.has(id));
    let isUp = true;
    const sendNext = async (): Promise<void> => {
      for (let next = line.shift(); next && isUp; next = line.shift()) isUp = (await send(next)) && isUp;
    };
    await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, sendNext));
    return isUp;
  }

  async function send({ id, file }: Upload): Promise<boolean> {
    change(id, { state: 'sending', percent: 0 });
    try {
      const receipt = await uploadEventPhoto({
        eventId,
        file,
        signal: leaving.signal,
        onProgress: (percent) => change(id, { percent }),
      });
      change(id, {
        state: receipt.state,
        sentence:
          receipt.state === 'refused' ? (receipt.failureReason ?? 'The gallery rejected this file.') : null,
      });
      onReceived();
      return true;
    } catch (caught) {
      return wasRefused(caught, [{ id }]);
    }
  }

  /** @returns false when the files wait for the connection instead */
  function wasRefused(caught: unknown, uploads: readonly Pick<Upload, 'id'>[]): boolean {
    const isRefused = toUploadFailure(caught).kind === 'refused' && !leaving.signal.aborted;
    for (const { id } of uploads) {
      unknown.delete(id);
      if (isRefused) refuse(id, caught);
      else change(id, { state: 'waiting', percent: null });
    }
    return isRefused;
  }

  function refuse(id: number, caught: unknown): void {
    const failure = toUploadFailure(caught);
    const sentence = failure.kind === 'refused' ? failure.sentence : null;
    unknown.delete(id);
    change(id, { state: 'refused', sentence });
  }

  /** Waits until its time is over, the browser is online again, someone has signed in again, or someone presses. */
  async function pause(): Promise<void> {
    if (leaving.signal.aborted) return;
    // Files that were being sent may have arrived without an answer: everything is checked again.
    unknown.clear();
    store.setState({ isPaused: true });
    await new Promise<void>((resolve) => {
      const timer = window.setTimeout(resolve, pauseMs);
      endPause = () => {
        window.clearTimeout(timer);
        resolve();
      };
      for (const news of RESUME_EVENTS) window.addEventListener(news, endPause);
    });
    for (const news of RESUME_EVENTS) window.removeEventListener(news, endPause);
    pauseMs = nextBackoff(pauseMs);
    store.setState({ isPaused: false });
  }

  return store;
}

const RESUME_EVENTS = ['online', STAFF_SESSION_CHANGED];

const toUpload = (id: number, file: File): Upload => ({
  id,
  file,
  state: 'waiting',
  percent: null,
  sentence: null,
});

/** A camera's file was last changed when it was taken. */
const compareByCapture = (one: File, other: File): number =>
  one.lastModified - other.lastModified || one.name.localeCompare(other.name, 'en', { numeric: true });

/**
 * SHA-256 of a file in hex, as the gallery names photographs. Null on pages without TLS, where browsers do not
 * compute it: the gallery then finds duplicates itself, only later.
 */
async function fileDigest(file: File): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** After the first failure. */
const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 20_000;

/** Twice as long, with some randomness, so that many who were cut off together do not come back together. */
const nextBackoff = (pauseMs: number): number =>
  Math.min(MAX_BACKOFF_MS, pauseMs * 2) * (0.75 + Math.random() / 2);

/**
 * What a failed upload means: `away`, the line or the gallery is down, and the file can go later; `locked`, the key is
 * no longer taken; `refused`, this file is not wanted or cannot be read.
 */
type UploadFailure = { kind: 'away' | 'locked' } | { kind: 'refused'; sentence: string };

/** Answers of a gallery that is overloaded or being replaced. */
const UNAVAILABLE_STATUSES = [408, 425, 429, 502, 503, 504];

/** @param caught what an upload ended with */
function toUploadFailure(caught: unknown): UploadFailure {
  if (isApiError(caught)) {
    if (caught.code === 'network' || UNAVAILABLE_STATUSES.includes(caught.status)) return { kind: 'away' };
    if (caught.status === 401) return { kind: 'locked' };
    return {
      kind: 'refused',
      sentence: caught.serverMessage ?? 'The gallery could not accept this photograph.',
    };
  }
  if (caught instanceof DOMException && caught.name === 'NotReadableError')
    return { kind: 'refused', sentence: 'The file was moved or changed. Please choose it again.' };
  return { kind: 'refused', sentence: 'The gallery could not accept this photograph.' };
}
