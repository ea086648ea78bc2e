import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { addSubscriber, callLetters, readLetter, sendLetter } from '../../test/builders/letters';
import { orderRecord } from '../../test/builders/admin-orders';
import { confirmedOrder } from '../../test/builders/payment-requests';
import { column } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { readDeliveryFailure } from './letters-policy';

const KEY = Buffer.from('the-secret-of-the-provider');

let server: Server;
/** The mail server's reply to the next recipient. */
let recipientReply = '250 OK';
let api: TestApi;

beforeAll(async () => {
  server = startMailServer();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  api = await startApi({
    stripe: true,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${address.port}`,
      EMAIL_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
    },
  });
});
beforeEach(async () => {
  recipientReply = '250 OK';
  await api.reset();
});
afterAll(async () => {
  await api.close();
  server.close();
});

/** A minimal mail server, enough for one email. */
function startMailServer(): Server {
  return createServer((socket) => {
    let isText = false;
    socket.write('220 mail.example\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      if (isText && !said.endsWith('\r\n.\r\n')) return;
      if (isText) isText = false;
      else if (said.startsWith('RCPT')) return void socket.write(`${recipientReply}\r\n`);
      else if (said.startsWith('DATA')) {
        isText = true;
        return void socket.write('354 go on\r\n');
      } else if (said.startsWith('QUIT')) return void socket.end('221 bye\r\n');
      socket.write('250 OK\r\n');
    });
  }).listen(0, '127.0.0.1');
}

async function tell(body: object, { key = KEY, at = api.clock.now() } = {}): Promise<number> {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${text}`).digest('base64');
  const { status } = await api.request('/api/email-events', {
    method: 'POST',
    body,
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  });
  return status;
}

const bounce = (type = 'Permanent') => ({
  type: 'email.bounced',
  data: { to: ['Ada@example.com'], bounce: { type } },
});

const endings = () =>
  column(api, "SELECT CONCAT(state, ' by ', COALESCE(ended_by, 'nobody')) FROM newsletter_subscribers");

const resultsOf = async (id: string) => (await readLetter(await callLetters(api, 'GET', `/${id}`))).results;

test('a bounce ends the subscription and counts for its letter, only once', async () => {
  await addSubscriber(api, 'ada@example.com');
  const { id } = await sendLetter(api);
  expect([await tell(bounce()), await tell(bounce())]).toEqual([200, 200]);
  expect(await endings()).toEqual(['ended by bounce']);
  expect(await resultsOf(id)).toMatchObject({ sent: 1, bounced: 1 });
  const next = await sendLetter(api, { subject: 'Winter' });
  expect(next.results.recipients).toBe(0);
});

test('so does a complaint', async () => {
  await addSubscriber(api, 'ada@example.com');
  const { id } = await sendLetter(api);
  await tell({ type: 'email.complained', data: { to: 'ada@example.com' } });
  expect(await endings()).toEqual(['ended by complaint']);
  expect(await resultsOf(id)).toMatchObject({ complained: 1 });
});

test.each([
  ['a full mailbox', bounce('Transient')],
  ['a delivery', { type: 'email.delivered', data: { to: ['ada@example.com'] } }],
  ['something else', { type: 'email.bounced' }],
])('%s ends nothing', async (_what, body) => {
  await addSubscriber(api, 'ada@example.com');
  expect(await tell(body)).toBe(200);
  expect(await endings()).toEqual(['confirmed by nobody']);
});

test.each([
  ['with another secret', { key: Buffer.from('of someone else') }],
  ['too long ago', { at: new Date('2020-01-01') }],
])('an event signed %s is rejected', async (_how, signing) => {
  await addSubscriber(api, 'ada@example.com');
  expect(await tell(bounce(), signing)).toBe(400);
  expect(await endings()).toEqual(['confirmed by nobody']);
});

test('a mail server that reports an unknown address ends the subscription at once', async () => {
  await addSubscriber(api, 'ada@example.com');
  recipientReply = '550 5.1.1 no such user';
  const { results } = await sendLetter(api);
  expect(results).toMatchObject({ sent: 0, refused: 1 });
  expect(await endings()).toEqual(['ended by bounce']);
});

test('a busy one is retried, and one that refuses for other reasons is not', async () => {
  await addSubscriber(api, 'ada@example.com');
  recipientReply = '451 4.7.1 try later';
  const { id, results } = await sendLetter(api);
  expect(results).toMatchObject({ waiting: 1, sent: 0 });
  recipientReply = '550 5.7.1 blocked';
  api.clock.advance(60_000);
  await api.deliverOutbox();
  expect(await resultsOf(id)).toMatchObject({ waiting: 0, refused: 1 });
  expect(await endings()).toEqual(['confirmed by nobody']);
});

test.each([
  [{ code: 'ECONNREFUSED', command: 'CONN' }, 'again'],
  [{ responseCode: 421, command: 'DATA' }, 'again'],
  [{ responseCode: 550, command: 'RCPT TO', response: '550 unknown' }, 'bad-address'],
  [{ responseCode: 554, command: 'DATA', response: '554 5.6.0 spam' }, 'refused'],
  [{ code: 'ETIMEDOUT', command: 'DATA' }, 'unknown'],
  [new Error('The socket closed.'), 'unknown'],
])('%j is read as %s', (error, failure) => {
  expect(readDeliveryFailure(error)).toBe(failure);
});

test('a bounce is reported once on the buyer’s open orders', async () => {
  const open = await confirmedOrder(api);
  const closed = await confirmedOrder(api);
  await api.database.manager.query("UPDATE orders SET status = 'completed' WHERE number = ?", [
    closed.orderNumber,
  ]);
  const { email } = (await orderRecord(api, open.orderNumber)).receipt;
  const message = { type: 'email.bounced', data: { to: [email.toUpperCase()] } };
  await tell(message);
  await tell(message);
  const { needs, history } = await orderRecord(api, open.orderNumber);
  expect(needs).toEqual(['email-bounced']);
  expect(history.filter(({ kind }) => kind === 'email-bounced')).toHaveLength(1);
  expect((await orderRecord(api, closed.orderNumber)).needs).toEqual([]);
});
