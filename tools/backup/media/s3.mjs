/** Images in the S3-compatible store that the API's variables name, by key (ADR 0078). */
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { ToolError } from '../../process/report.mjs';

/** Bytes are streamed, so their digest is known only after they were sent. */
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const SILENT_AFTER_MS = 30_000;
const ROW = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs;
const NEXT = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

/** @param {NodeJS.ProcessEnv} env with MEDIA_S3_BUCKET @returns {import('./media-storage.mjs').Pictures} */
export function mediaInS3(env) {
  const bucket = env.MEDIA_S3_BUCKET ?? '';
  const call = caller(env);
  const where = `the bucket ${bucket}`;
  const refused = async (deed, answer) => {
    const said = await text(answer);
    const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
    return new ToolError(`The store answered ${deed} with ${answer.statusCode} ${code}`.trim());
  };
  return {
    where,
    async *list() {
      let token = '';
      do {
        const query = { 'list-type': '2', ...(token === '' ? {} : { 'continuation-token': token }) };
        const answer = await call({ method: 'GET', query });
        if (answer.statusCode !== 200) throw await refused('a listing', answer);
        const page = await text(answer);
        for (const [, key = '', size] of page.matchAll(ROW)) yield { key, size: Number(size) };
        token = NEXT.exec(page)?.[1] ?? '';
      } while (token !== '');
    },
    size: async (key) => {
      const answer = await call({ method: 'HEAD', key });
      answer.resume();
      if (answer.statusCode === 404) return null;
      if (answer.statusCode !== 200) throw await refused(`HEAD ${key}`, answer);
      return Number(answer.headers['content-length']);
    },
    read: async (key) => {
      const answer = await call({ method: 'GET', key });
      if (answer.statusCode !== 200) throw await refused(`GET ${key}`, answer);
      return answer;
    },
    write: async (key, bytes, size) => {
      const answer = await call({ method: 'PUT', key, body: { bytes, size } });
      if (answer.statusCode !== 200) throw await refused(`PUT ${key}`, answer);
      answer.resume();
    },
    remove: async (key) => {
      const answer = await call({ method: 'DELETE', key });
      answer.resume();
    },
  };
}

/** @param {NodeJS.ProcessEnv} env */
function caller(env) {
  const region = env.MEDIA_S3_REGION || 'us-east-1';
  const endpoint = env.MEDIA_S3_ENDPOINT || `https://s3.${region}.amazonaws.com`;
  const isInPath = (env.MEDIA_S3_PATH_STYLE || String(Boolean(env.MEDIA_S3_ENDPOINT))) === 'true';
  const addressOf = (key, query) => {
    const url = new URL(endpoint);
    if (!isInPath) url.hostname = `${env.MEDIA_S3_BUCKET}.${url.hostname}`;
    url.pathname = isInPath ? `/${env.MEDIA_S3_BUCKET}/${key}`.replace(/\/$/, '') : `/${key}`;
    url.search = new URLSearchParams(query).toString();
    return url.href;
  };
  /** @param {{ method: string, key?: string, query?: Record<string, string>, body?: { bytes: AsyncIterable<Buffer>, size: number } }} what */
  return async ({ method, key = '', query = {}, body }) => {
    const { url, headers } = await new AwsV4Signer({
      method,
      url: addressOf(key, query),
      headers: { 'x-amz-content-sha256': UNSIGNED },
      accessKeyId: env.MEDIA_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.MEDIA_S3_SECRET_ACCESS_KEY ?? '',
      region,
      service: 's3',
    }).sign();
    const length = body ? { 'content-length': String(body.size) } : {};
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { ...Object.fromEntries(headers), ...length },
      timeout: SILENT_AFTER_MS,
    });
    request.once('timeout', () => request.destroy(new Error('The media store does not answer.')));
    const answered = once(request, 'response');
    await Promise.all([answered, body ? pipeline(body.bytes, request) : request.end()]);
    const [answer] = await answered;
    return answer;
  };
}
