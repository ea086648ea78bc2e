/** Load from this process: autocannon for reads, fetch for purchases. */
import autocannon from 'autocannon';

/**
 * Requests one address as fast as it answers.
 * @param {{ url: string, seconds: number, connections?: number, method?: string, body?: string, headers?: Record<string, string>, expected?: 200 | 202 | 304 }} options
 * @returns {Promise<{ perSecond: number, p99: number, requests: number }>} p99 in ms
 */
export async function runLoad({
  url,
  seconds,
  connections = 20,
  method = 'GET',
  body,
  headers = {},
  expected = 200,
}) {
  const result = await autocannon({ url, duration: seconds, connections, method, body, headers });
  const answered = expected === 304 ? result['3xx'] : result['2xx'];
  const failed = result.errors + result.timeouts + result.requests.total - answered;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed; the result would be meaningless`);
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    requests: result.requests.total,
  };
}

/**
 * Runs `count` jobs, `atOnce` at a time.
 * @param {{ count: number, atOnce: number, run: (index: number) => Promise<void> }} options
 * @returns {Promise<{ perSecond: number, p99: number }>} p99 in ms
 */
export async function inParallel({ count, atOnce, run }) {
  const took = [];
  let next = 0;
  const began = performance.now();
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const start = performance.now();
      await run(index);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - began) / 1000;
  took.sort((a, b) => a - b);
  return { perSecond: count / seconds, p99: took[Math.ceil(took.length * 0.99) - 1] };
}
