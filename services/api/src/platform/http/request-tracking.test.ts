import { Body, Controller, Logger, Module, Post } from '@nestjs/common';
import { accountCalls, PASSWORD } from '../../../test/builders/accounts';
import { plainPhoto } from '../../../test/builders/event-files';
import { createEvent } from '../../../test/builders/events';
import { checkoutBody, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { OWNER_SESSION } from '../../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { bringIn } from '../../../test/builders/uploads';
import { Database } from '../database/database';
import { OutboxService } from '../outbox/outbox.service';
import { Public } from './public.decorator';

const ERRAND = 'errand';

/** Takes longer than it should, and leaves something to be done. */
@Public()
@Controller('api/errand')
class ErrandController {
  private readonly logger = new Logger(ErrandController.name);

  constructor(
    private readonly database: Database,
    private readonly outboxService: OutboxService,
  ) {
    outboxService.registerHandler(ERRAND, async () => this.logger.warn('the errand is done'));
  }

  @Post()
  async send(@Body() _body: object): Promise<object> {
    await this.database.manager.query("SELECT SLEEP(0.03), 'ada@example.com' AS buyer, ? AS city", [
      'Dallas',
    ]);
    await this.outboxService.enqueue({ kind: ERRAND, payload: {} });
    return {};
  }
}

@Module({ controllers: [ErrandController] })
class ErrandModule {}

let api: TestApi;
const lines: string[] = [];
const accounts = accountCalls(() => api);

beforeAll(async () => {
  api = await startApi({
    stripe: true,
    modules: [ErrandModule],
    env: { SLOW_QUERY_MS: '20', LOG_LEVEL: 'trace' },
    onLogLine: (line) => void lines.push(line),
  });
});
beforeEach(async () => {
  await api.reset();
  lines.length = 0;
});
afterAll(() => api.close());

interface LogLine {
  reqId?: string;
  msg?: string;
  query?: string;
  providerRequest?: string;
}

function logged(): LogLine[] {
  const parsed: LogLine[] = JSON.parse(`[${lines.join(',')}]`);
  return parsed;
}
const linesOf = (id: string): LogLine[] => logged().filter(({ reqId }) => reqId === id);

test('finds a request’s queries and follow-up work by its id', async () => {
  const id = 'followed-0001';

  const answer = await api.request('/api/errand', {
    method: 'POST',
    body: {},
    headers: { 'x-request-id': id },
  });
  await api.deliverOutbox();

  expect(answer.headers.get('x-request-id')).toBe(id);
  const told = ['slow query', 'request', 'the errand is done'];
  expect(linesOf(id).map(({ msg }) => msg)).toEqual(expect.arrayContaining(told));
});

test('logs a slow query by its shape, without its values', async () => {
  await api.request('/api/errand', { method: 'POST', body: {} });

  const slow = logged().flatMap(({ msg, query }) => (msg === 'slow query' ? [query] : []));
  expect(slow).toContain('SELECT SLEEP(?), ? AS buyer, ? AS city');
});

test('a promise of one request is not kept under another’s id', async () => {
  const headers = (id: string) => ({ 'x-request-id': id });
  await Promise.all(
    ['first-of-two', 'second-of-two'].map((id) =>
      api.request('/api/errand', { method: 'POST', body: {}, headers: headers(id) }),
    ),
  );
  await api.deliverOutbox();

  const done = logged().filter(({ msg }) => msg === 'the errand is done');
  expect(new Set(done.map(({ reqId }) => reqId))).toEqual(new Set(['first-of-two', 'second-of-two']));
});

test('logs Stripe’s request id next to ours', async () => {
  const id = 'followed-0002';
  const edition = await createEdition(api);

  await openCheckout(api, checkoutBody([edition]), { 'x-request-id': id });

  expect(linesOf(id)).toContainEqual(
    expect.objectContaining({
      msg: 'stripe call',
      call: 'session.create',
      providerRequest: expect.stringMatching(/^req_/),
    }),
  );
});

test('buying, signing in and uploading leave no personal data in the log', async () => {
  const edition = await createEdition(api);
  const signedUp = await accounts.signUp();
  const opened = await openCheckout(api, checkoutBody([edition]), accounts.as(signedUp));
  await pay(api, opened);
  await accounts.signIn('ada@example.com', 'not the password');
  const { id } = await createEvent(api);
  await bringIn(api, id, {
    bytes: await plainPhoto().jpeg().toBuffer(),
    name: 'ada-byron.jpg',
    caption: 'Ada at the bar',
  });
  await api.deliverOutbox();

  const log = lines.join('');
  const personal = [/\bada\b/i, /byron/i, /elm st/i, /214 555 0100/, /75226/, /127\.0\.0\.1/, /@/];
  const secret = [PASSWORD, 'not the password', signedUp.body.sessionId, opened.sessionId, OWNER_SESSION];
  expect(log).toContain('/api/create-checkout-session');
  expect(lines.filter((line) => personal.some((pattern) => pattern.test(line)))).toEqual([]);
  expect(secret.filter((word) => log.includes(word))).toEqual([]);
});
