import { holder } from '../../../test/builders/certificates';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { actOn, messageList } from '../../../test/builders/messages';
import { column } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

let api: TestApi;
let ada: TestCollector & { coaId: string };

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  await api.reset();
  ada = await holder(api);
});
afterAll(() => api.close());

const ask = (body: object = {}, { headers }: TestCollector = ada) =>
  api.request('/api/collector/print-inquiries', {
    method: 'POST',
    headers,
    body: { coaId: ada.coaId, type: 'loan_inquiry', message: 'A museum asks for it.', ...body },
  });

const inbox = async () => (await messageList(api)).items;

test.each([
  ['loan_inquiry', 'Loan request'],
  ['resale_inquiry', 'Resale request'],
])('%s reaches the inbox with its print, and is replied to like any other', async (type, label) => {
  expect((await ask({ type })).status).toBe(200);
  const [message] = await inbox();
  expect(message).toMatchObject({
    type,
    subject: `${label}: Night Bloom, 30 × 20 in, 1 of 9`,
    coaId: ada.coaId,
    artwork: { title: 'Night Bloom' },
    collector: { id: ada.id },
    state: 'open',
    replyDueAt: expect.any(String),
  });
  const body = { subject: 'Re', text: 'With pleasure.' };
  await actOn(api, message?.id ?? '', { path: 'replies', body });
  expect(await inbox()).toMatchObject([{ state: 'answered' }]);
});

test('the gallery’s email has the print and its certificate', async () => {
  await ask();
  await api.deliverOutbox();
  const mails = (await api.mails()).join('\n');
  expect(mails).toContain(ada.coaId);
});

test('nobody can ask about a print that is not theirs', async () => {
  const eve = await signedIn(api, { firstName: 'Eve' });
  expect((await ask({}, eve)).status).toBe(404);
  await api.database.manager.query("UPDATE certificates SET state = 'revoked'");
  expect((await ask()).status).toBe(404);
  expect(await column(api, 'SELECT COUNT(*) FROM contact_messages')).toEqual(['0']);
});

test('an empty message is rejected', async () => {
  expect(await (await ask({ message: ' ' })).json()).toMatchObject({
    fields: { message: 'Please enter a message.' },
  });
});
