import { VisitQueueWorker } from '../../src/analytics/tracking/visit-queue.worker';
import type { TestApi } from '../app/start-api';

/** As a browser of a person names itself. */
export const FIREFOX = 'Mozilla/5.0 (Linux x86_64, rv:140.0) Gecko/20100101 Firefox/140.0';
export const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

/** Where pages tell of views. */
const TRACK = '/api/analytics/track';
/** Where they tell how a visit began. */
export const TRAFFIC = '/api/traffic-tracking';

export interface Sender {
  /** A new address for each call unless said otherwise. */
  ip?: string;
  browser?: string;
  headers?: Record<string, string>;
}

/** A page's call that tells of visits: sends a body as a page does, and resolves when it is written. */
export function sendsVisits(of: () => TestApi) {
  let lastAddress = 0;
  return async (
    body: unknown,
    { ip, browser = FIREFOX, headers }: Sender = {},
    path = TRACK,
  ): Promise<Response> => {
    lastAddress += 1;
    const answer = await of().request(path, {
      method: 'POST',
      body,
      headers: {
        'user-agent': browser,
        'x-forwarded-for': ip ?? `198.51.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`,
        ...headers,
      },
    });
    await of().get(VisitQueueWorker).flush();
    return answer;
  };
}
