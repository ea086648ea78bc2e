import { v7 as uuid } from 'uuid';
import { PASSWORD } from '../../../test/builders/accounts';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { createHiddenWork, showTo } from '../../../test/builders/private-previews';
import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork } from '../../../test/builders/artworks';
import { ContactMessageEntity } from '../messages/contact-message.entity';

let api: TestApi;
let elena: TestCollector;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  elena = await signedIn(api, { firstName: 'Elena', lastName: 'Marsh', level: 'VIP' });
});
afterAll(() => api.close());

const asked = { message: 'Is a 30 × 30 still to be had?', inquiryType: 'Availability' };

async function ask(named: object = {}, by = elena) {
  const response = await api.request('/api/collector/inquiry', {
    method: 'POST',
    body: { ...asked, ...named },
    headers: by.headers,
  });
  return { status: response.status, answer: await response.json() };
}

const messages = () => api.database.manager.find(ContactMessageEntity, { order: { id: 'ASC' } });

/** Emails that the call causes. */
async function mailsOf(call: () => Promise<unknown>): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  await call();
  await api.deliverOutbox();
  return (await api.mails()).filter((email) => !before.includes(email)).map(emailText);
}

test('an inquiry is stored with who asks what about which artwork, due within a day (C47, C50)', async () => {
  const { id: artworkId } = await createWork(api);
  const { status, answer } = await ask({ artworkId });
  expect([status, answer]).toEqual([
    200,
    { success: true, message: 'We have received your inquiry and will reply within 24 hours.' },
  ]);
  const [message] = await messages();
  expect(message).toMatchObject({
    type: 'collector_inquiry',
    state: 'open',
    collectorId: elena.id,
    inquiryType: 'Availability',
    artworkId,
    name: 'Elena Marsh',
    email: elena.email,
    message: asked.message,
  });
  expect(Number(message?.replyDueAt) - Number(message?.createdAt)).toBe(24 * 3_600_000);
});

test('the gallery’s email says who asks, their level, and what about which artwork', async () => {
  const { id: artworkId, slug } = await createWork(api, { title: 'Shallows' });
  const emails = await mailsOf(() => ask({ artworkId }));
  const notice = emails.find((email) => email.includes('To: sales@tfgallery.example'));
  expect(notice).toContain('Subject: Collector inquiry: Availability, Shallows');
  expect(notice).toContain('Reply-To: Elena Marsh <elena@example.com>');
  expect(notice).toContain('Collector: VIP Collector\n');
  expect(notice).toContain('Type: Availability');
  expect(notice).toContain(`Artwork: Shallows, http://gallery.example/fine-art/${slug}`);
});

test('an unconfirmed address is marked', async () => {
  const bob = await signedIn(api, { firstName: 'Bob', isConfirmed: false });
  const emails = await mailsOf(() => ask({}, bob));
  expect(emails.join('\n')).toContain('Collector: First-Time Collector, address not confirmed');
});

test('a collector with the longest possible name can ask', async () => {
  const names = { firstName: 'F'.repeat(100), lastName: 'L'.repeat(99) };
  const body = { ...names, email: 'fl@example.com', password: PASSWORD };
  const answer = await api.request('/api/collectors/signup', { method: 'POST', body });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  const by = { ...elena, headers: { authorization: `Bearer ${sessionId}` } };
  expect((await ask({}, by)).status).toBe(200);
  expect(await messages()).toMatchObject([{ name: `${names.firstName} ${names.lastName}` }]);
});

test('the collector is told when to expect a reply', async () => {
  const emails = await mailsOf(() => ask());
  const receipt = emails.find((email) => email.includes(`To: ${elena.email}`));
  expect(receipt).toContain('We have received your inquiry and will reply within 24 hours.');
});

test('a collector with a confirmed address gets no warning about someone entering it', async () => {
  const bob = await signedIn(api, { firstName: 'Bob', isConfirmed: false });
  const sentence = 'someone entered your address by mistake';
  expect((await mailsOf(() => ask())).join('\n')).not.toContain(sentence);
  expect((await mailsOf(() => ask({}, bob))).join('\n')).toContain(sentence);
});

test('the contact form recognizes a signed-in collector by the account’s address', async () => {
  const write = (email: string) =>
    api.request('/api/contact', {
      method: 'POST',
      headers: elena.headers,
      body: { name: 'Elena Marsh', email, subject: 'General Inquiry', message: `From ${email}.` },
    });
  const sentence = 'someone entered your address by mistake';
  expect((await mailsOf(() => write('Elena@Example.com'))).join('\n')).not.toContain(sentence);
  expect((await mailsOf(() => write('grace@example.com'))).join('\n')).toContain(sentence);
  expect((await messages()).map(({ collectorId }) => collectorId)).toEqual([elena.id, null]);
});

test('a second press of the button is stored once', async () => {
  await Promise.all([ask(), ask()]);
  expect(await messages()).toHaveLength(1);
});

test.each(['Commission', 'Availability', 'Framing', 'Pricing', 'Studio Visit', 'Other'])(
  '%s does not need an artwork (C48)',
  async (inquiryType) => {
    expect((await ask({ inquiryType, artworkId: null })).status).toBe(200);
  },
);

test.each([
  [{ inquiryType: 'Gossip' }, 'inquiryType', 'Please choose an inquiry type.'],
  [{ inquiryType: undefined }, 'inquiryType', 'Please choose an inquiry type.'],
  [{ message: ' ' }, 'message', 'Please enter a message.'],
  [{ message: 'x'.repeat(5_001) }, 'message', 'Please keep the message within 5,000 characters.'],
  [{ artworkId: 'shallows' }, 'artworkId', 'This artwork could not be found.'],
  [{ artworkId: uuid() }, 'artworkId', 'This artwork could not be found.'],
])('%.60j is rejected at its field', async (named, field, sentence) => {
  const { status, answer } = await ask(named);
  expect([status, answer]).toMatchObject([400, { fields: { [field]: sentence } }]);
  expect(await messages()).toEqual([]);
});

test('a hidden artwork gets the same response as a missing one', async () => {
  const { id: artworkId } = await createWork(api);
  await api.database.manager.query("UPDATE artworks SET live_status = 'hidden'");
  expect(await ask({ artworkId })).toEqual(await ask({ artworkId: uuid() }));
});

test('a hidden artwork in their preview can be asked about', async () => {
  const { id: artworkId } = await createHiddenWork(api, { title: 'Undertow' });
  await showTo(api, artworkId, { collectorId: elena.id });
  const emails = await mailsOf(() => ask({ artworkId }));
  expect(emails.join('\n')).toContain('Artwork: Undertow, in a private preview');
  const bob = await signedIn(api, { firstName: 'Bob' });
  expect((await ask({ artworkId }, bob)).status).toBe(400);
});

test('signed-out visitors have to sign in', async () => {
  const answer = await api.request('/api/collector/inquiry', { method: 'POST', body: asked });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'signed_out' }]);
});
