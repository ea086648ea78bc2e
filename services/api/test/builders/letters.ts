import type { TestApi } from '../app/start-api';
import { LetterSendingService } from '../../src/letters/letter-sending.service';
import type { LetterContent, LetterRecord } from '../../src/letters/dto/letters.dto';
import { asOwner, type StaffHeaders } from '../app/signed-in-owner';

/** Subscribes and confirms by database: the emails of the form are not what a letter's test is about. */
export async function addSubscriber(
  api: TestApi,
  email: string,
  state: 'confirmed' | 'pending' | 'ended' = 'confirmed',
): Promise<{ email: string; token: string }> {
  const token = Buffer.from(email).toString('base64url').padEnd(43, '0').slice(0, 43);
  const now = api.clock.now();
  await api.database.manager.query(
    `INSERT INTO newsletter_subscribers
       (id, email, source_page, state, created_at, confirmed_at, unsubscribe_token, unsubscribed_at)
     VALUES (?, ?, 'cart', ?, ?, ?, ?, ?)`,
    [
      crypto.randomUUID(),
      email,
      state,
      now,
      state === 'pending' ? null : now,
      token,
      state === 'ended' ? now : null,
    ],
  );
  return { email, token };
}

export const letterContent = (named: Partial<LetterContent> = {}) => ({
  subject: 'Autumn in the studio',
  words: 'Dear reader,\n\nThe new works are here.',
  artworkIds: [],
  recipients: {},
  ...named,
});

/** Calls the letters' part of the admin. */
export const callLetters = (
  api: TestApi,
  method: string,
  path: string,
  body?: object,
  headers: StaffHeaders = asOwner,
): Promise<Response> => api.request(`/api/admin/letters${path}`, { method, body, headers });

export async function readLetter(response: Response): Promise<LetterRecord> {
  const answer: unknown = await response.json();
  if (!isLetter(answer)) throw new Error(`Not a letter: ${JSON.stringify(answer)}`);
  return answer;
}
const isLetter = (value: unknown): value is LetterRecord =>
  typeof value === 'object' && value !== null && 'words' in value && 'results' in value;

export const createLetter = async (
  api: TestApi,
  content: Partial<LetterContent> = {},
): Promise<LetterRecord> => readLetter(await callLetters(api, 'POST', '', letterContent(content)));

/** Writes a letter and lets it go out, as far as one batch goes. */
export async function sendLetter(api: TestApi, content: Partial<LetterContent> = {}): Promise<LetterRecord> {
  const { id, version } = await createLetter(api, content);
  await callLetters(api, 'POST', `/${id}/send`, { version });
  await nextBatch(api);
  return readLetter(await callLetters(api, 'GET', `/${id}`));
}

/** One batch enters the outbox and is delivered; the clock then stands where the next one may. */
export async function nextBatch(api: TestApi): Promise<void> {
  await api.get(LetterSendingService).run();
  await api.deliverOutbox();
  api.clock.advance(5_000);
}
