/** How a stand-in for an S3-compatible store is started. */
export interface ObjectStoreOptions {
  /** Folder of the objects, created if missing. Objects of an earlier run are kept. */
  dir: string;
  /** 0, the default, picks a free port. */
  port?: number;
  host?: string;
  /** The only bucket. */
  bucket?: string;
  region?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Objects on one page of a listing. */
  pageSize?: number;
}

/** Faults that the store simulates. A field that is left out means no fault. */
export interface StoreFaults {
  /** Milliseconds until a response begins. */
  delayMs?: number;
  /** Accepts requests and never responds. */
  isSilent?: boolean;
  /** Status of every response, such as 503. */
  status?: number;
  /** Rejects new objects, as a full store does. */
  isFull?: boolean;
  /** The number of requests that fail; without it, all until the next `suffer`. */
  calls?: number;
  /** The connection breaks after this many bytes of an object. */
  breaksAfter?: number;
}

/** A running store. */
export interface ObjectStore {
  /** As in `MEDIA_S3_ENDPOINT`. */
  endpoint: string;
  bucket: string;
  /** The environment variables that point the API to it. */
  environment: Record<string, string>;
  /** Requests so far, such as `PUT originals/ab12.jpg`. */
  calls: string[];
  /** Replaces the simulated faults. */
  suffer(faults: StoreFaults): void;
  /** Stops at once, running requests included. The objects stay in their folder. */
  stop(): Promise<void>;
}
