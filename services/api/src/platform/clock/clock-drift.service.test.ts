import { bootApi } from '../../../test/app/boot-api';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { workerSchema } from '../../../test/app/test-schema';

const HOUR_MS = 3_600_000;
/** A query that takes long is allowed for, so on a busy machine the drift looks up to two seconds smaller. */
const OFF = [
  [2 * HOUR_MS, '(7200|719[89]) s ahead of'],
  [-2 * HOUR_MS, '(7200|719[89]) s behind'],
] as const;

it.each(OFF)(
  'an instance whose clock is off by %d ms does not start, and says why',
  async (clockDriftMs, off) => {
    await expect(bootApi(await workerSchema('_clock'), { clockDriftMs })).rejects.toThrow(
      new RegExp(
        `^The clock of this machine is ${off} the database's\\. Synchronize it \\(NTP\\), then start again\\.$`,
      ),
    );
  },
);

it('one that is off by some seconds starts, with a warning', async () => {
  const lines: string[] = [];
  const onLogLine = (line: string) => void lines.push(line);
  const api = await bootApi(await workerSchema('_clock'), { clockDriftMs: 5_000, onLogLine });
  try {
    expect((await api.request('/api/health/ready')).status).toBe(200);
    expect(lines.join()).toMatch(/The clock of this machine is [345] s ahead of the database's\./);
  } finally {
    await api.close();
  }
});

describe('an instance whose clock drifts while it runs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ own: true });
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  it.each(OFF)('is not ready when off by %d ms, and says why', async (driftMs, off) => {
    api.clock.drift(driftMs);
    const answer = await api.request('/api/health/ready');

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(`^The clock of this machine is ${off} the database's\\.$`),
      details: { missing: 'clock', parts: { database: 'ok', clock: 'away' } },
    });
    api.clock.reset();
    expect((await api.request('/api/health/ready')).status).toBe(200);
  });

  it('is ready when the time passes for everyone', async () => {
    api.clock.advance(2 * HOUR_MS);
    expect((await api.request('/api/health/ready')).status).toBe(200);
  });
});
