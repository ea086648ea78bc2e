import { startTcpProxy } from '../../../test/app/tcp-proxy';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { OutboxService } from './outbox.service';
import { OutboxWorker } from './outbox.worker';

const line = startTcpProxy();
let api: TestApi;

beforeAll(async () => {
  await line.mend();
  api = await startApi({ line });
});
afterAll(async () => {
  await api.close();
  await line.cut();
});

test('when one delivery cannot be recorded, shutdown still waits for the others', async () => {
  const outbox = api.get(OutboxService);
  const happened: string[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let begin = (): void => undefined;
  const startedAt = new Promise<void>((resolve) => (begin = resolve));
  outbox.registerHandler('slow', async () => {
    begin();
    await gate;
    happened.push('delivered');
  });
  outbox.registerHandler('quick', async () => {
    await startedAt;
    await line.cut();
  });
  await api.database.transaction(async () => {
    await outbox.enqueue({ kind: 'slow', payload: {} });
    await outbox.enqueue({ kind: 'quick', payload: {} });
  });
  await startedAt;
  const ended = api
    .get(OutboxWorker)
    .beforeApplicationShutdown()
    .then(() => happened.push('ended'));
  // The quick one's failure is known once the connection stays dead for another call, too.
  while ((await api.request('/api/health/ready')).status !== 503);
  letGo();
  await ended;
  expect(happened).toEqual(['delivered', 'ended']);
  await line.mend();
});
