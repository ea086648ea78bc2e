import { asOwner } from '../../test/app/signed-in-owner';
import { emailText } from '../../test/builders/email-text';
import { startApi, type TestApi } from '../../test/app/start-api';
import { SettingsSyncWorker } from '../settings';
import type {
  EmailPreview,
  EmailTemplateRecord,
  EmailTemplateRow,
  EmailTemplateVersion,
} from './email-templates.service';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await api.get(SettingsSyncWorker).refresh();
});
afterAll(() => api.close());

const MAILS = '/api/admin/email-templates';
const RECEIVED = `${MAILS}/message-received`;
const OWN = { subject: '{gallery} has your letter', words: 'Good day,\n\nwe write back within {within}.' };

async function send<Answer>(path: string, method = 'GET', body?: object) {
  const answer = await api.request(path, { method, headers: asOwner, body });
  const said: Answer & { code?: string; fields?: object; details?: object } = JSON.parse(await answer.text());
  return { status: answer.status, body: said };
}
const change = async (content: object | null, version = 0) =>
  send<EmailTemplateRecord>(RECEIVED, 'PUT', { version, content });

/** Someone writes to the gallery; returns the email that then goes to `reader`, who is the sender unless given. */
async function writtenTo(email: string, reader = email): Promise<string> {
  await api.request('/api/contact', {
    method: 'POST',
    body: { name: 'Ada', email, subject: 'General Inquiry', message: 'Is Dunes still there?' },
  });
  await api.deliverOutbox();
  const mails = (await api.mails()).map(emailText);
  return mails.find((mail) => mail.includes(`\nTo: ${reader}`) && mail.includes(email)) ?? '';
}

test('emails use the owner’s text from then on, and the default can be restored', async () => {
  const { status, body } = await change(OWN);
  expect([status, body.version, body.isOwn, body.content]).toEqual([200, 1, true, OWN]);
  const mail = await writtenTo('own@mail.example');
  expect(mail).toContain('Subject: TF Gallery has your letter');
  expect(mail).toContain('we write back within 24 hours.');
  await change(null, 1);
  expect(await writtenTo('back@mail.example')).toContain('Subject: We have received your message');
});

test('a notice to the gallery uses the owner’s text too, and replies still go to the sender', async () => {
  const content = { subject: 'New: {subject}', words: '{from}\n\n{message}' };
  await send(`${MAILS}/notice-message`, 'PUT', { version: 0, content });
  const notice = await writtenTo('ada@mail.example', api.settings.brand.email);
  expect(notice).toContain('Subject: New: General Inquiry');
  expect(notice).toContain('Reply-To: Ada <ada@mail.example>');
  expect(notice).not.toContain('Promised within');
});

test('an unknown or missing placeholder is reported at its field', async () => {
  const unknown = await change({ subject: 'Hello {name}', words: OWN.words });
  expect([unknown.status, unknown.body.fields]).toEqual([
    400,
    { 'content.subject': 'This email has no placeholder {name}.' },
  ]);
  const { body } = await send(`${MAILS}/account-reset/preview`, 'POST', OWN);
  expect(body.fields).toEqual({ words: 'This email has no placeholder {within}.' });
  const missing = await send(`${MAILS}/account-reset/preview`, 'POST', { subject: 'Hello', words: 'Hello' });
  expect(missing.body.fields).toEqual({ words: 'This email needs {link}.' });
});

test('a preview is the email exactly as sent', async () => {
  const { body } = await send<EmailPreview>(`${RECEIVED}/preview`, 'POST', OWN);
  expect(body).toEqual({
    subject: 'TF Gallery has your letter',
    text: 'Good day,\n\nwe write back within 24 hours.\n',
    html: expect.stringContaining('>we write back within 24 hours.</div>'),
  });
});

test('every version is kept, with author and time', async () => {
  await change(OWN);
  await change(null, 1);
  const { body } = await send<EmailTemplateVersion[]>(`${RECEIVED}/versions`);
  expect(body.map(({ version, changedBy, content }) => [version, changedBy, content])).toEqual([
    [2, 'theodora', null],
    [1, 'theodora', OWN],
  ]);
});

test('of two owners, the second gets the current text', async () => {
  await change(OWN);
  const { status, body } = await change({ ...OWN, subject: 'Late' });
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  expect(body.details).toMatchObject({ record: { content: OWN } });
});

test('the list says which emails have the owner’s text', async () => {
  await change(OWN);
  const { body } = await send<EmailTemplateRow[]>(MAILS);
  expect(body.filter(({ isOwn }) => isOwn).map(({ key }) => key)).toEqual(['message-received']);
  expect((await send(`${MAILS}/nothing`)).status).toBe(404);
});
