import type { EnvironmentReader } from './reader';

/** An S3-compatible store in which pictures are kept. */
export interface PictureStoreSettings {
  /** Address of the service, bucket left out. */
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of addresses instead of in their host. */
  hasBucketInPath: boolean;
}

/** What becomes of pictures. */
export interface PictureSettings {
  /** Where they are kept; null for the folder of the data. */
  store: PictureStoreSettings | null;
  /** Pixels that the widest derivative has at most. */
  widest: number;
}

/** The letters of S3's own rule, without the dots that break certificates of hosts. */
const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const PREFIX = 'MEDIA_S3_';

/** `MEDIA_S3_*`, `PICTURE_MAX_WIDTH`. */
export const pictureSettings = (read: EnvironmentReader): PictureSettings => ({
  store: pictureStore(read),
  widest: read.integer('PICTURE_MAX_WIDTH', 2_400, { min: 400, max: 2_400 }),
});

/** Null without a bucket: pictures are on the disk then. */
function pictureStore(read: EnvironmentReader): PictureStoreSettings | null {
  const bucket = read.optional(`${PREFIX}BUCKET`);
  const given = read.url(`${PREFIX}ENDPOINT`, ['http:', 'https:']);
  const accessKeyId = read.optional(`${PREFIX}ACCESS_KEY_ID`);
  const secretAccessKey = read.optional(`${PREFIX}SECRET_ACCESS_KEY`);
  const region = read.text(`${PREFIX}REGION`, 'us-east-1');
  const pathStyle = read.choice(`${PREFIX}PATH_STYLE`, given ? 'true' : 'false', ['true', 'false']);
  if (bucket === null) {
    if (given || accessKeyId !== null || secretAccessKey !== null)
      read.fault(`${PREFIX}BUCKET is not set: the other variables of the store have no meaning without it.`);
    return null;
  }
  if (!BUCKET.test(bucket))
    read.fault(`${PREFIX}BUCKET must be 3 to 63 small letters, digits or dashes, not "${bucket}".`);
  if (given && (given.pathname !== '/' || given.search !== '' || given.username !== ''))
    read.fault(`${PREFIX}ENDPOINT must be an address like https://store.example without a path.`);
  if (accessKeyId === null || secretAccessKey === null)
    read.fault(`${PREFIX}ACCESS_KEY_ID and ${PREFIX}SECRET_ACCESS_KEY must be set with ${PREFIX}BUCKET.`);
  return {
    endpoint: given ?? new URL(`https://s3.${region}.amazonaws.com`),
    bucket,
    region,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    hasBucketInPath: pathStyle === 'true',
  };
}
