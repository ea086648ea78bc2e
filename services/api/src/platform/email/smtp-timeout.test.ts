import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Mailer } from './mailer';
import { OutboxEntity } from '../outbox/outbox.entity';

/** A third of the outbox's lease; connecting and talking may take the others. */
const PATIENCE_MS = 20_000;

let server: Server;
let api: TestApi;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  api = await startApi({ env: { SMTP_URL: `smtp://127.0.0.1:${address.port}` } });
});
afterAll(async () => {
  jest.useRealTimers();
  await api.close();
  server.close();
});

test('a mail server that never responds is given up long before another worker would try', async () => {
  await api.get(Mailer).send({ to: 'ada@example.com', subject: 'Dunes', text: 'Thank you.' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const connected = once(server, 'connection');
  const delivered = api.deliverOutbox();
  await connected;
  // The client learns of its connection a moment after the server does.
  await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(PATIENCE_MS);
  await delivered;

  const [message] = await api.database.manager.find(OutboxEntity);
  expect(message).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'Greeting never received' });
});
