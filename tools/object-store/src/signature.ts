import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A larger clock difference is refused, as at S3. */
const MAX_SKEW_MS = 15 * 60_000;

const FIELDS =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** The account whose requests are accepted. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** S3's error code for a request's signature (AWS Signature Version 4, in the header), or null if it is valid. */
export function signatureFault(
  request: IncomingMessage,
  { accessKeyId, secretAccessKey, region }: Credentials,
): string | null {
  const [, keyId, day = '', signedRegion, signedHeaders = '', signature = ''] =
    FIELDS.exec(request.headers.authorization ?? '') ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const date = header(request, 'x-amz-date');
  if (!date.startsWith(day) || Math.abs(timeOf(date) - Date.now()) > MAX_SKEW_MS)
    return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if (!['host', ...mustBeSigned].every((name) => names.includes(name))) return 'AccessDenied';
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, names))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function canonical(request: IncomingMessage, names: string[]): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  return [
    request.method,
    path,
    pairs.toSorted().join('&'),
    ...names.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
}

const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

/** `20261122T150000Z`. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
