import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { EmailMessage } from './email-composition';
import { Mailer } from './mailer';
import { OutboxEntity } from '../outbox/outbox.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('without a mail server, emails become files with sender and recipient', async () => {
  await api
    .get(Mailer)
    .send({ to: 'ada@example.com', subject: 'Dunes, 3 of 9', text: 'Thank you.' }, 'order:1');
  await api.deliverOutbox();

  const [email] = await api.mails();
  expect(email).toContain('From: TF Gallery <sales@tfgallery.example>');
  expect(email).toContain('To: ada@example.com');
  expect(email).toContain('Subject: Dunes, 3 of 9');
  expect(email).toContain('Thank you.');
});

test('a second delivery of the same message is the same file', async () => {
  await api.database.manager.update(OutboxEntity, { kind: 'mail' }, { state: 'waiting' });
  await api.deliverOutbox();

  expect(await readdir(path.join(api.settings.dataDir, 'outbox'))).toHaveLength(1);
});

/** Sends this email and yields the file it became. */
async function delivered(email: Partial<EmailMessage>): Promise<string> {
  const before = await api.mails();
  await api.get(Mailer).send({ to: 'ada@example.com', subject: 'Dunes', text: 'Thank you.', ...email });
  await api.deliverOutbox();
  const [file] = (await api.mails()).filter((text) => !before.includes(text));
  return file ?? '';
}

test('a letter with one-click unsubscribe has its headers (RFC 8058)', async () => {
  const email = await delivered({ unsubscribeUrl: 'https://gallery.example/api/end?token=abc' });
  expect(email).toContain('List-Unsubscribe: <https://gallery.example/api/end?token=abc>');
  expect(email).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('is marked as automatic, so that absence notices do not reply (RFC 3834)', async () => {
  expect(await delivered({})).toContain('Auto-Submitted: auto-generated');
  expect(await delivered({ isPersonal: true })).not.toContain('Auto-Submitted');
});

test('replies go where the email says', async () => {
  const email = await delivered({ replyTo: { name: 'Ada Byron', address: 'ada@example.com' } });
  expect(email).toContain('Reply-To: Ada Byron <ada@example.com>');
  expect(email).not.toContain('List-Unsubscribe');
});

test.each([
  ['subject', { subject: 'Dunes\r\nBcc: eve@example.com' }],
  ['name', { replyTo: { name: 'Ada\r\nBcc: eve@example.com', address: 'ada@example.com' } }],
])('a second line in the %s is not a header of its own', async (_where, email) => {
  expect(await delivered(email)).not.toMatch(/^Bcc:/im);
});
