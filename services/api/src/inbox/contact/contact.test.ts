import { emailText } from '../../../test/builders/email-text';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { ContactMessageEntity } from '../messages/contact-message.entity';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const ada = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  subject: 'General Inquiry',
  message: 'Is the studio open on Friday?',
};

async function write(named: object = {}) {
  const response = await api.request('/api/contact', { method: 'POST', body: { ...ada, ...named } });
  return { status: response.status, answer: await response.json() };
}

const messages = () => api.database.manager.find(ContactMessageEntity, { order: { id: 'ASC' } });

/** Emails that this call causes, by receiver. */
async function mailsOf(call: () => Promise<unknown>): Promise<{ gallery: string[]; sender: string[] }> {
  await api.deliverOutbox();
  const before = await api.mails();
  await call();
  await api.deliverOutbox();
  const emails = (await api.mails()).filter((email) => !before.includes(email)).map(emailText);
  return {
    gallery: emails.filter((email) => email.includes('To: sales@tfgallery.example')),
    sender: emails.filter((email) => email.includes('To: ada@example.com')),
  };
}

test('a message is stored as new with its type and the time a reply is due (S129, G91)', async () => {
  const { status, answer } = await write({ subject: 'Commission Inquiry' });
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    message: "Thank you for your message. We'll get back to you soon!",
  });
  const [message] = await messages();
  expect(message).toMatchObject({ ...ada, subject: 'Commission Inquiry', type: 'commission', state: 'open' });
  expect(Number(message?.replyDueAt) - Number(message?.createdAt)).toBe(24 * 3_600_000);
});

test('an artwork inquiry is recognized by its subject (S138)', async () => {
  await write({ subject: 'Artwork Inquiry: Inside Voice' });
  expect(await messages()).toMatchObject([{ type: 'artwork_inquiry' }]);
});

test('the gallery gets the message and replies to its sender (G104)', async () => {
  const { gallery } = await mailsOf(() => write());
  expect(gallery).toHaveLength(1);
  expect(gallery[0]).toContain('Subject: General Inquiry');
  expect(gallery[0]).toContain('Reply-To: Ada Byron <ada@example.com>');
  expect(gallery[0]).toContain('Is the studio open on Friday?');
});

test('markup stays text in the email', async () => {
  const { gallery } = await mailsOf(() => write({ message: '<img src=x onerror=alert(1)>' }));
  expect(gallery[0]).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the sender is told when to expect a reply, without any text that was sent in their name', async () => {
  const { sender } = await mailsOf(() => write({ name: 'Cheap pills', message: 'https://pills.example' }));
  expect(sender).toHaveLength(1);
  expect(sender[0]).toContain('Subject: We have received your message');
  expect(sender[0]).toContain('reply within 24 hours');
  expect(sender[0]).not.toMatch(/pills/i);
});

test('a second press of the button gets the same response, and is stored and emailed once', async () => {
  const { gallery } = await mailsOf(async () => {
    const [first, second] = await Promise.all([write(), write()]);
    expect(second).toEqual(first);
    expect(await write()).toEqual(first);
  });
  expect(await messages()).toHaveLength(1);
  expect(gallery).toHaveLength(1);
});

test('receipts are limited for messages that others write in someone’s name', async () => {
  const { gallery, sender } = await mailsOf(async () => {
    for (const message of ['one', 'two', 'three', 'four', 'five']) await write({ message });
    await write({ message: 'six', email: 'ADA@example.com' });
  });
  expect(gallery).toHaveLength(6);
  expect(sender).toHaveLength(3);
});

test('receipts are sent again an hour later', async () => {
  await mailsOf(async () => {
    for (const message of ['one', 'two', 'three', 'four']) await write({ message });
  });
  api.clock.advance(3_600_001);
  const { sender } = await mailsOf(() => write({ message: 'five' }));
  expect(sender).toHaveLength(1);
});

test('the same text a minute later is a new message', async () => {
  await write();
  api.clock.advance(60_001);
  await write();
  expect(await messages()).toHaveLength(2);
});

test('what a bot fills in gets the usual response, and is dropped', async () => {
  const { status, answer } = await write({ website: 'https://pills.example' });
  expect([status, answer]).toEqual([200, { success: true, message: expect.any(String) }]);
  expect(await messages()).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name', 'Please enter your name.'],
  [{ name: 'Ada\r\nBcc: eve@example.com' }, 'name', 'Please enter your name on one line.'],
  [{ email: 'ada' }, 'email', 'Please enter a valid email address.'],
  [{ email: 'ada@example.com\nBcc: eve@example.com' }, 'email', 'Please enter a valid email address.'],
  [{ subject: '' }, 'subject', 'Please choose a subject.'],
  [{ subject: 'Hello\nBcc: eve@example.com' }, 'subject', 'Please enter the subject on one line.'],
  [{ message: '' }, 'message', 'Please enter a message.'],
  [{ message: 'x'.repeat(5_001) }, 'message', 'Please keep the message within 5,000 characters.'],
  [{ name: 7 }, 'name', 'Please enter your name.'],
])('%.60j is rejected at its field', async (named, field, sentence) => {
  const { status, answer } = await write(named);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ code: 'validation_failed', fields: { [field]: sentence } });
  expect(await messages()).toEqual([]);
});

test('an error has its text under both names (G51)', async () => {
  const { answer } = await write({ email: '' });
  expect(answer).toMatchObject({
    error: 'Please enter a valid email address.',
    message: 'Please enter a valid email address.',
  });
});

test('one address cannot make the gallery send unlimited emails', async () => {
  const strict = await startApi({ env: { RATE_LIMIT_MAILS: '2' } });
  const send = () => strict.request('/api/contact', { method: 'POST', body: ada });
  const statuses = [await send(), await send(), await send()].map((response) => response.status);
  await strict.close();
  expect(statuses).toEqual([200, 200, 429]);
});
