import { createWork } from '../../test/builders/artworks';
import { createEvent, enter } from '../../test/builders/events';
import { emailText } from '../../test/builders/email-text';
import {
  addSubscriber,
  callLetters,
  createLetter,
  letterContent,
  nextBatch,
  readLetter,
  sendLetter,
} from '../../test/builders/letters';
import { column } from '../../test/builders/checkout';
import { staffSignedIn } from '../../test/builders/staff';
import { startApi, type TestApi } from '../../test/app/start-api';
import { OutboxService } from '../platform';

let api: TestApi;
/** Files of earlier tests: they are not removed. */
let earlier: readonly string[];

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  earlier = await api.mails();
});
afterAll(() => api.close());

const mails = async (of = api): Promise<string[]> =>
  (await of.mails()).filter((mail) => !earlier.includes(mail));

/** The recipients, in alphabetical order. */
const recipients = async (subject = 'Autumn in the studio'): Promise<string[]> =>
  (await mails())
    .filter((mail) => mail.includes(`Subject: ${subject}`))
    .flatMap((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim() ?? [])
    .toSorted();

const view = async (id: string) => readLetter(await callLetters(api, 'GET', `/${id}`));

const emailTo = async (email: string): Promise<string> =>
  (await mails()).find((mail) => mail.includes(`To: ${email}`)) ?? '';

const unsubscribe = (token: string) =>
  api.request(`/api/newsletter/unsubscribe?token=${token}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('recipients', () => {
  test('are confirmed subscribers, and nobody else', async () => {
    await addSubscriber(api, 'ada@example.com');
    await addSubscriber(api, 'bea@example.com', 'pending');
    await addSubscriber(api, 'cleo@example.com', 'ended');
    const letter = await sendLetter(api);
    expect(await recipients()).toEqual(['ada@example.com']);
    expect(letter.results).toMatchObject({ recipients: 1, sent: 1, waiting: 0 });
  });

  test('among an event’s guests are only the subscribed ones', async () => {
    const { id } = await createEvent(api);
    await enter(api, id, { name: 'Ada', email: 'ada@example.com' });
    await enter(api, id, { name: 'Bea', email: 'bea@example.com' });
    await addSubscriber(api, 'ada@example.com');
    await addSubscriber(api, 'cleo@example.com');
    const letter = await createLetter(api, { recipients: { event: id } });
    expect(letter.subscribers).toBe(1);
    await callLetters(api, 'POST', `/${letter.id}/send`, { version: 1 });
    await nextBatch(api);
    expect(await recipients()).toEqual(['ada@example.com']);
  });

  test('exclude whoever unsubscribes between writing and sending', async () => {
    const { token } = await addSubscriber(api, 'ada@example.com');
    const { id } = await createLetter(api);
    await callLetters(api, 'POST', `/${id}/send`, { version: 1 });
    await unsubscribe(token);
    await nextBatch(api);
    expect(await recipients()).toEqual([]);
  });
});

describe('the content', () => {
  test('places an artwork with its link where the text says, and the unsubscribe link', async () => {
    const work = await createWork(api, { title: 'Night Bloom', liveStatus: 'live' });
    const { token } = await addSubscriber(api, 'ada@example.com');
    const { id } = await sendLetter(api, {
      words: 'Before.\n\n{work 1}\n\nAfter.',
      artworkIds: [work.id],
    });
    const text = emailText(await emailTo('ada@example.com'));
    expect(text).toMatch(
      /Before\.[^]*Night Bloom[^]*\/fine-art\/night-bloom\?utm_source=letters[^]*After\.[^]*Unsubscribe/,
    );
    expect(text).toContain(`utm_campaign=${id}`);
    expect(text.replaceAll(/\r?\n\s+/g, ' ')).toContain(
      `List-Unsubscribe: <http://gallery.example/api/newsletter/unsubscribe?token=${token}>`,
    );
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('is the same in the preview and in the email', async () => {
    await addSubscriber(api, 'ada@example.com');
    const preview = await callLetters(api, 'POST', '/preview', letterContent());
    expect(await preview.json()).toMatchObject({
      subject: 'Autumn in the studio',
      text: expect.stringContaining('The new works are here.'),
      html: expect.stringMatching(/^<!doctype html>[^]*The new works are here\./i),
    });
  });

  test('of a test goes to the sender, and can unsubscribe nobody', async () => {
    await addSubscriber(api, 'ada@example.com');
    const { id } = await createLetter(api);
    expect((await callLetters(api, 'POST', `/${id}/test`)).status).toBe(204);
    await api.deliverOutbox();
    expect(await recipients('Test: Autumn in the studio')).toEqual(['theodora@gallery.example']);
    expect(await emailTo('theodora@gallery.example')).not.toContain('List-Unsubscribe');
    expect(await recipients()).toEqual([]);
  });

  test('is rejected at its field with a hidden artwork', async () => {
    const work = await createWork(api, { liveStatus: 'hidden' });
    const refused = await callLetters(api, 'POST', '', letterContent({ artworkIds: [work.id] }));
    expect(await refused.json()).toMatchObject({ fields: { artworkIds: expect.any(String) } });
  });
});

describe('sending', () => {
  test('runs at its rate, ten every five seconds', async () => {
    for (let index = 0; index < 12; index += 1) await addSubscriber(api, `reader-${index}@example.com`);
    const { id } = await sendLetter(api);
    expect(await recipients()).toHaveLength(10);
    expect(await view(id)).toMatchObject({ state: 'sending', results: { sent: 10, waiting: 2 } });
    await nextBatch(api);
    await nextBatch(api);
    expect(new Set(await recipients()).size).toBe(12);
    expect(await view(id)).toMatchObject({ state: 'sent', results: { sent: 12, waiting: 0 } });
  });

  test('stopped midway, reaches nobody else until it resumes', async () => {
    for (let index = 0; index < 12; index += 1) await addSubscriber(api, `reader-${index}@example.com`);
    const { id } = await sendLetter(api);
    expect((await callLetters(api, 'POST', `/${id}/stop`)).status).toBe(200);
    await nextBatch(api);
    expect(await recipients()).toHaveLength(10);
    await callLetters(api, 'POST', `/${id}/resume`);
    await nextBatch(api);
    expect(new Set(await recipients()).size).toBe(12);
  });

  test('waits for its date, and becomes a draft again when cancelled', async () => {
    await addSubscriber(api, 'ada@example.com');
    const { id } = await createLetter(api);
    const sendAt = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
    await callLetters(api, 'POST', `/${id}/send`, { version: 1, sendAt });
    await nextBatch(api);
    expect(await recipients()).toEqual([]);
    expect((await readLetter(await callLetters(api, 'POST', `/${id}/stop`))).state).toBe('draft');
    await callLetters(api, 'POST', `/${id}/send`, { version: 1, sendAt });
    api.clock.advance(3_600_000);
    await nextBatch(api);
    expect(await recipients()).toEqual(['ada@example.com']);
  });

  test('drops a second message to the same person', async () => {
    await addSubscriber(api, 'ada@example.com');
    const { id } = await sendLetter(api);
    const [subscriberId] = await column(api, 'SELECT id FROM newsletter_subscribers');
    await api.get(OutboxService).enqueue({ kind: 'letter', payload: { letterId: id, subscriberId } });
    await api.deliverOutbox();
    expect(await recipients()).toEqual(['ada@example.com']);
  });

  test('sends nobody the letter twice after a process dies while handing it over', async () => {
    await addSubscriber(api, 'ada@example.com');
    const { id } = await sendLetter(api);
    // The state that the process left: handed over, but not recorded.
    await api.database.manager.query("UPDATE letter_recipients SET state = 'sending'");
    const [subscriberId] = await column(api, 'SELECT id FROM newsletter_subscribers');
    await api.get(OutboxService).enqueue({ kind: 'letter', payload: { letterId: id, subscriberId } });
    await api.deliverOutbox();
    expect(await recipients()).toEqual(['ada@example.com']);
    expect((await view(id)).results).toMatchObject({ sent: 0, unknown: 1 });
  });

  test('started by two instances at once, writes to everyone once', async () => {
    // Starting it empties the tables.
    const other = await startApi();
    other.clock.advance(api.clock.now().getTime() - other.clock.now().getTime() + 1_000);
    try {
      await addSubscriber(api, 'ada@example.com');
      const { id } = await createLetter(api);
      await callLetters(api, 'POST', `/${id}/send`, { version: 1 });
      await Promise.all([nextBatch(api), nextBatch(other)]);
      await other.deliverOutbox();
      const sent = new Set([...(await mails()), ...(await mails(other))]);
      expect([...sent].filter((mail) => mail.includes('To: ada@example.com'))).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});

describe('the results', () => {
  test('of one-click unsubscribing, even twice, are counted once and stored', async () => {
    const { token } = await addSubscriber(api, 'ada@example.com');
    const { id } = await sendLetter(api);
    expect([(await unsubscribe(token)).status, (await unsubscribe(token)).status]).toEqual([200, 200]);
    expect((await view(id)).results).toMatchObject({ sent: 1, unsubscribed: 1 });
    expect(await column(api, 'SELECT ended_by FROM newsletter_subscribers')).toEqual(['subscriber']);
    await sendLetter(api, { subject: 'Winter' });
    expect(await recipients('Winter')).toEqual([]);
  });
});

describe('the draft', () => {
  test('cannot be overwritten after someone else changed it', async () => {
    const { id } = await createLetter(api);
    const write = (subject: string) =>
      callLetters(api, 'PUT', `/${id}`, { ...letterContent({ subject }), version: 1 });
    expect(await readLetter(await write('Winter'))).toMatchObject({ subject: 'Winter', version: 2 });
    expect(await (await write('Spring')).json()).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('can be deleted; a letter being sent can be neither changed nor deleted', async () => {
    const { id } = await createLetter(api);
    const sent = await sendLetter(api);
    expect((await callLetters(api, 'DELETE', `/${id}`)).status).toBe(204);
    expect(await column(api, "SELECT details FROM audit_log WHERE action = 'letter.deleted'")).toEqual([
      { title: letterContent().subject },
    ]);
    const refused = await callLetters(api, 'DELETE', `/${sent.id}`);
    expect(await refused.json()).toMatchObject({ code: 'letter_state_refused' });
  });

  test('only the owner can select affiliates', async () => {
    const { headers } = await staffSignedIn(api);
    const choose = (kind: 'affiliate' | 'buyer') =>
      callLetters(api, 'POST', '/reach', { kind }, headers).then(({ status }) => status);
    expect([await choose('affiliate'), await choose('buyer')]).toEqual([403, 200]);
  });

  test.each([
    [{ subject: ' ' }, 'subject'],
    [{ words: '' }, 'words'],
  ])('%j is rejected at its field', async (content, field) => {
    const refused = await callLetters(api, 'POST', '', letterContent(content));
    expect(await refused.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});
