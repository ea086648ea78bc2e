import type { EnvironmentReader } from './environment-reader';

/** An S3-compatible store in which pictures are kept. */
export interface ObjectStoreSettings {
  /** Address of the service, without the bucket. */
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path of addresses instead of in their host. */
  usesPathStyle: boolean;
}

/** Where pictures are stored, and how large they get. */
export interface MediaSettings {
  /** Where they are kept; null for the folder of the data. */
  store: ObjectStoreSettings | null;
  /** Width of the widest derivative, in pixels. */
  widest: number;
}

/** The letters of S3's own rule, without the dots that break certificates of hosts. */
const BUCKET_PATTERN = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const ENV_PREFIX = 'MEDIA_S3_';

/** `MEDIA_S3_*`, `PICTURE_MAX_WIDTH`. */
export const readMediaSettings = (read: EnvironmentReader): MediaSettings => ({
  store: readObjectStore(read),
  widest: read.integer('PICTURE_MAX_WIDTH', 2_400, { min: 400, max: 2_400 }),
});

/** Null without a bucket: pictures are on the disk then. */
function readObjectStore(read: EnvironmentReader): ObjectStoreSettings | null {
  const bucket = read.optional(`${ENV_PREFIX}BUCKET`);
  const given = read.url(`${ENV_PREFIX}ENDPOINT`, ['http:', 'https:']);
  const accessKeyId = read.optional(`${ENV_PREFIX}ACCESS_KEY_ID`);
  const secretAccessKey = read.optional(`${ENV_PREFIX}SECRET_ACCESS_KEY`);
  const region = read.text(`${ENV_PREFIX}REGION`, 'us-east-1');
  const pathStyle = read.choice(`${ENV_PREFIX}PATH_STYLE`, given ? 'true' : 'false', ['true', 'false']);
  if (bucket === null) {
    if (given || accessKeyId !== null || secretAccessKey !== null)
      read.addError(
        `${ENV_PREFIX}BUCKET is not set: the other variables of the store have no meaning without it.`,
      );
    return null;
  }
  if (!BUCKET_PATTERN.test(bucket))
    read.addError(
      `${ENV_PREFIX}BUCKET must be 3 to 63 lowercase letters, digits or dashes, not "${bucket}".`,
    );
  if (given && (given.pathname !== '/' || given.search !== '' || given.username !== ''))
    read.addError(`${ENV_PREFIX}ENDPOINT must be an address like https://store.example without a path.`);
  if (accessKeyId === null || secretAccessKey === null)
    read.addError(
      `${ENV_PREFIX}ACCESS_KEY_ID and ${ENV_PREFIX}SECRET_ACCESS_KEY must be set with ${ENV_PREFIX}BUCKET.`,
    );
  return {
    endpoint: given ?? new URL(`https://s3.${region}.amazonaws.com`),
    bucket,
    region,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    usesPathStyle: pathStyle === 'true',
  };
}
