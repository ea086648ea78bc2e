import { createReadStream } from 'node:fs';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreSettings } from '../config/media-settings';
import { CircuitBreaker } from '../resilience/circuit-breaker';
import { StorageUnavailable } from './storage';

/** Timeouts of the store. */
export interface S3Timeouts {
  /** Until the response headers. */
  answerMs: number;
  /** Until the next bytes, once the reader wants them. */
  idleMs: number;
  /** After which no further attempt is started, counted from the first. */
  attemptsMs: number;
  /** Before the second attempt; twice as long before the third. */
  pauseMs: number;
  /** How long a store that failed is not called. */
  brokenMs: number;
}

export const S3_TIMEOUTS: S3Timeouts = {
  answerMs: 3_000,
  idleMs: 5_000,
  attemptsMs: 4_000,
  pauseMs: 100,
  brokenMs: 2_000,
};

/** A store that transfers fewer bytes counts as unavailable. */
const MIN_BYTES_PER_MS = 250;

/** How long the transfer of this many bytes may take. */
const timeoutFor = (bytes: number, { answerMs }: S3Timeouts): number => answerMs + bytes / MIN_BYTES_PER_MS;

const MAX_ATTEMPTS = 3;
/** Bounds memory use; further calls wait within their timeouts. */
const MAX_CONNECTIONS = 128;
/** The digest of nothing. */
const EMPTY_DIGEST = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** What is sent: bytes, or a local file. */
export interface S3Body {
  from: Buffer | string;
  /** In bytes. */
  size: number;
  sha256: string;
}

/** One call of the store. All of them can be retried: what is stored never changes. */
interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** None for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: S3Body;
}

/** Called when a call has ended, with its duration over all attempts in milliseconds. */
export type OnS3Call = (method: S3Call['method'], outcome: 'answered' | 'away', ms: number) => void;

/** The store refused the request. */
class RequestRejected extends Error {}

/** Calls an S3-compatible store: signed, with timeouts, retried where that can help. */
export class S3Client {
  private readonly logger = new Logger('PictureStore');
  private readonly circuit: CircuitBreaker;
  private readonly agent: http.Agent;

  constructor(
    private readonly settings: ObjectStoreSettings,
    private readonly patience: S3Timeouts,
    private readonly onCall: OnS3Call = () => undefined,
  ) {
    const { Agent } = settings.endpoint.protocol === 'https:' ? https : http;
    this.agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
    this.circuit = new CircuitBreaker(patience.brokenMs);
  }

  close(): void {
    this.agent.destroy();
  }

  /**
   * Calls the store and reads its response; null when there is no such object. `read` may be called again when a
   * response broke off.
   * @throws StorageUnavailable when it does not answer in time, or refuses
   */
  async call<T>(call: S3Call, read: (answer: IncomingMessage) => Promise<T>): Promise<T | null> {
    const startedAt = performance.now();
    try {
      const result = await this.callWithRetries(call, read);
      this.onCall(call.method, 'answered', performance.now() - startedAt);
      return result;
    } catch (error) {
      this.onCall(call.method, 'away', performance.now() - startedAt);
      throw error;
    }
  }

  private async callWithRetries<T>(
    call: S3Call,
    read: (answer: IncomingMessage) => Promise<T>,
  ): Promise<T | null> {
    const startedAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      if (!this.circuit.allowsRequest())
        throw new StorageUnavailable(new Error('The store failed a moment ago.'));
      try {
        const result = await this.attempt(call, read);
        if (this.circuit.recordSuccess()) this.logger.warn('The S3 store is available again.');
        return result;
      } catch (error) {
        if (error instanceof RequestRejected) throw this.rejected(error);
        if (this.circuit.recordFailure()) this.logger.error(`The S3 store is unavailable: ${String(error)}`);
        const isOver = performance.now() - startedAt > this.patience.attemptsMs;
        if (attempt === MAX_ATTEMPTS || isOver) throw new StorageUnavailable(error);
        await pause(this.patience.pauseMs * attempt * (0.5 + Math.random()));
      }
    }
  }

  private rejected(error: RequestRejected): StorageUnavailable {
    this.circuit.recordSuccess();
    this.logger.error(error.message);
    return new StorageUnavailable(error);
  }

  private async attempt<T>(call: S3Call, read: (answer: IncomingMessage) => Promise<T>): Promise<T | null> {
    const answer = await this.send(call);
    const { statusCode: status = 0 } = answer;
    if (status >= 200 && status < 300) return read(answer);
    const code = await readErrorCode(answer);
    if (status === 404 && call.method !== 'PUT' && code !== 'NoSuchBucket') return null;
    const message = `The S3 store answered ${call.method} with ${[status, code].join(' ').trim()}.`;
    // A retry does not help against a full store.
    throw status < 500 || status === 507 ? new RequestRejected(message) : new Error(message);
  }

  private async send({ method, key = '', query = {}, headers = {}, body }: S3Call): Promise<IncomingMessage> {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    const signed = await new AwsV4Signer({
      method,
      url: this.objectUrl(key, query),
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_DIGEST },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    }).sign();
    const { request: openRequest } = signed.url.protocol === 'https:' ? https : http;
    const request = openRequest(signed.url, {
      method,
      agent: this.agent,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(body ? { 'content-length': String(body.size) } : {}),
      },
    });
    return sendRequest(request, body, timeoutFor(body?.size ?? 0, this.patience));
  }

  private objectUrl(key: string, query: Record<string, string>): string {
    const { endpoint, bucket, usesPathStyle: hasBucketInPath } = this.settings;
    const url = new URL(endpoint);
    if (!hasBucketInPath) url.hostname = `${bucket}.${endpoint.hostname}`;
    url.pathname = hasBucketInPath ? `/${bucket}/${key}`.replace(/\/$/, '') : `/${key}`;
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }
}

/** Sends the body and waits for the response headers. */
function sendRequest(
  request: ClientRequest,
  body: S3Body | undefined,
  timeoutMs: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => request.destroy(new Error('The store is silent.')), timeoutMs);
    const end = (): void => clearTimeout(timer);
    request.once('response', (answer) => {
      end();
      resolve(answer);
    });
    request.once('error', (error) => {
      end();
      reject(error);
    });
    if (typeof body?.from === 'string') {
      const file = createReadStream(body.from);
      file.once('error', (error) => request.destroy(error));
      request.once('close', () => file.destroy());
      file.pipe(request);
    } else request.end(body?.from);
  });
}

/** The code in an error's XML. Longer texts are not errors. */
async function readErrorCode(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    if (text.length > 10_000) break;
  }
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
}
