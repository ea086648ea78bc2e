import { emailText } from '../../../test/builders/email-text';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Metrics } from '../../platform';
import { MAX_PAGE_REPORTS_PER_WINDOW, MAX_PAGE_VIOLATIONS } from '../payments-policy';
import { PageViolationsService } from './page-violations.service';

const PAGE = 'http://gallery.example/checkout?key=secret';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** In the older format, which Firefox and Safari send. */
const reportOf = (blocked: string, page = PAGE, directive = 'script-src-elem') => ({
  'csp-report': { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': blocked },
});

const send = (body: unknown, type = 'application/csp-report'): Promise<Response> =>
  api.fetch('/api/payment-page-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

const report = (body: unknown): Promise<void> => api.get(PageViolationsService).report(body);

const blocked = () => column(api, 'SELECT blocked FROM payment_page_violations ORDER BY blocked');

test('a report is counted, listed for the owner and raises the metric', async () => {
  expect((await send(reportOf('https://evil.example/skim.js?card=4242'))).status).toBe(204);
  await report(reportOf('https://evil.example/other.js'));
  const list = await api.request('/api/admin/payment-page-violations', { headers: asOwner });
  expect(await list.json()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', reports: 2 },
  ]);
  expect(await api.get(Metrics).render()).toMatch(
    /gallery_payment_page_violations_total\{directive="script-src-elem"\} [1-9]/,
  );
});

test('the newer format works as well', async () => {
  const body = { documentURL: PAGE, effectiveDirective: 'connect-src', blockedURL: 'https://evil.example/x' };
  expect((await send([{ type: 'csp-violation', body }], 'application/reports+json')).status).toBe(204);
  expect(await blocked()).toEqual(['https://evil.example']);
});

test.each([
  ['about another page', reportOf('https://evil.example', 'http://gallery.example/cart')],
  ['about another site', reportOf('https://evil.example', 'http://other.example/checkout')],
  ['of an extension', reportOf('chrome-extension://abc/x.js')],
  ['of an unknown directive', reportOf('https://evil.example', PAGE, 'nonsense')],
  ['of a source that is too long', reportOf(`https://${'a'.repeat(300)}.example`)],
  ['that is no report', { hello: 'world' }],
  ['that is nothing', null],
])('a report %s is ignored', async (_what, body) => {
  await report(body);
  expect(await blocked()).toEqual([]);
});

test('the owner gets one email per day', async () => {
  const mailsSent = async () => {
    await api.deliverOutbox();
    return (await api.mails())
      .map(emailText)
      .filter((mail) => mail.includes('A browser blocked content on the payment page')).length;
  };
  const before = await mailsSent();
  await report(reportOf('https://evil.example'));
  await report(reportOf('https://worse.example'));
  expect(await mailsSent()).toBe(before + 1);
  api.clock.advance(24 * 60 * 60_000);
  await report(reportOf('https://worse.example'));
  expect(await mailsSent()).toBe(before + 2);
});

test('keeps only the newest hundred', async () => {
  for (let index = 0; index < MAX_PAGE_VIOLATIONS + 5; index += 1) {
    await report(reportOf(`https://host-${index}.example`));
    api.clock.advance(1_000);
  }
  const kept = await blocked();
  expect(kept).toHaveLength(MAX_PAGE_VIOLATIONS);
  expect(kept).toContain(`https://host-${MAX_PAGE_VIOLATIONS + 4}.example`);
});

test('limits the reports of one network', async () => {
  const answers: number[] = [];
  for (let sent = 0; sent <= MAX_PAGE_REPORTS_PER_WINDOW; sent += 1)
    answers.push((await send(reportOf('https://evil.example'))).status);
  expect(answers.at(-1)).toBe(429);
});

test('other routes reject these content types', async () => {
  const answer = await api.fetch('/api/admin/orders/TF-1/notes', {
    method: 'POST',
    headers: { ...asOwner, 'content-type': 'application/csp-report' },
    body: '{}',
  });
  expect(answer.status).toBe(415);
});
