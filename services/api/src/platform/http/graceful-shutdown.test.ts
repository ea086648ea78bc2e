import { Controller, Get, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { shutDownGracefully } from '../../bootstrap';
import { Database } from '../database/database';
import { Public } from './public.decorator';
import { ReadinessService } from './health/readiness.service';

/** A request that stays until the test lets it go. */
class Gate {
  arrive: () => void = () => undefined;
  letGo: () => void = () => undefined;
  arrived = new Promise<void>((resolve) => (this.arrive = resolve));
  open = new Promise<void>((resolve) => (this.letGo = resolve));
}

let gate: Gate;

@Public()
@Controller('api/slow')
class SlowController {
  constructor(private readonly database: Database) {}

  @Get()
  async wait(): Promise<unknown> {
    gate.arrive();
    await gate.open;
    return this.database.manager.query("SELECT 'all' AS done");
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

let api: TestApi;
beforeEach(async () => {
  gate = new Gate();
  api = await startApi({ modules: [SlowModule] });
});

test('a running request finishes, with its database, before the process ends', async () => {
  const running = api.request('/api/slow');
  await gate.arrived;
  const ending = shutDownGracefully(api.app, 5_000);
  gate.letGo();

  const response = await running;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([{ done: 'all' }]);
  expect(response.headers.get('connection')).toBe('close');
  expect(await ending).toBe('clean');
  expect(api.app.get(DataSource).isInitialized).toBe(false);
});

test('meanwhile no new requests are accepted, and the process is not ready', async () => {
  const running = api.request('/api/slow');
  await gate.arrived;
  const readiness = api.get(ReadinessService);
  const ending = shutDownGracefully(api.app, 5_000);
  await untilRefused();

  await expect(readiness.check()).rejects.toMatchObject({
    code: 'unavailable',
    details: { missing: 'shutdown' },
  });
  gate.letGo();
  expect((await running).status).toBe(200);
  expect(await ending).toBe('clean');
});

test('a request that does not end is cut off', async () => {
  const running = api.request('/api/slow').catch(() => 'cut off');
  await gate.arrived;

  expect(await shutDownGracefully(api.app, 50)).toBe('cut off');
  expect(await running).toBe('cut off');
  gate.letGo();
});

async function untilRefused(): Promise<void> {
  for (;;) {
    const answered = await api.fetch('/api/health/live').then(
      () => true,
      () => false,
    );
    if (!answered) return;
  }
}
