import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { startApi, type TestApi } from '../../../test/start-api';
import { Mail } from './mail';
import { OutboxEntity } from './outbox.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('without a mail server mails become files that say who wrote to whom', async () => {
  await api
    .get(Mail)
    .send({ to: 'ada@example.com', subject: 'Dunes, 3 of 9', text: 'Thank you.' }, 'order:1');
  await api.deliverOutbox();

  const [mail] = await api.mails();
  expect(mail).toContain('From: TF Gallery <sales@tfgallery.example>');
  expect(mail).toContain('To: ada@example.com');
  expect(mail).toContain('Subject: Dunes, 3 of 9');
  expect(mail).toContain('Thank you.');
});

test('a second delivery of the same message is the same file', async () => {
  await api.database.manager.update(OutboxEntity, { kind: 'mail' }, { state: 'waiting' });
  await api.deliverOutbox();

  expect(await readdir(path.join(api.settings.dataDir, 'outbox'))).toHaveLength(1);
});
