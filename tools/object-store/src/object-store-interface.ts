/** How a stand-in for an S3-compatible store is started. */
export interface ObjectStoreOptions {
  /** Folder of its objects; made when it is not there. What an earlier one left in it is still there. */
  dir: string;
  /** 0, the default, takes a free one. */
  port?: number;
  host?: string;
  /** The one bucket that it has. */
  bucket?: string;
  region?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Objects on one page of a listing. */
  pageSize?: number;
}

/** What is wrong with the store at the moment; whatever is left out is in order. */
export interface StoreFaults {
  /** Milliseconds until an answer begins. */
  delayMs?: number;
  /** Takes requests and never answers them. */
  isSilent?: boolean;
  /** Status of every answer, such as 503. */
  status?: number;
  /** Has no room for another object. */
  isFull?: boolean;
  /** For how many requests; without it until other faults are put in their place. */
  calls?: number;
  /** The connection ends after so many bytes of an object. */
  breaksAfter?: number;
}

/** A running store. */
export interface ObjectStore {
  /** As in `MEDIA_S3_ENDPOINT`. */
  endpoint: string;
  bucket: string;
  /** The variables by which the API finds it. */
  environment: Record<string, string>;
  /** Requests so far, as in `PUT originals/ab12.jpg`. */
  calls: string[];
  /** Puts these faults in place of those before. */
  suffer(faults: StoreFaults): void;
  /** Ends at once, running requests included; its objects stay in their folder. */
  stop(): Promise<void>;
}
