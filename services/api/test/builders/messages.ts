import { asOwner, type StaffHeaders } from '../app/signed-in-owner';
import type { TestApi } from '../app/start-api';
import type { MessageList, MessageRow, MessageRecord } from '../../src/inbox/admin/dto/message.dto';

/** Someone writes to the gallery by its public form, Ada unless said otherwise. Resolves to the message's id. */
export async function writeMessage(api: TestApi, named: object = {}): Promise<string> {
  const body = {
    name: 'Ada Byron',
    email: 'ada@example.com',
    subject: 'General Inquiry',
    message: 'Is the studio open on Friday?',
    ...named,
  };
  const response = await api.request('/api/contact', { method: 'POST', body });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const [newest]: { id: string }[] = await api.database.manager.query(
    'SELECT id FROM contact_messages ORDER BY created_at DESC, id DESC LIMIT 1',
  );
  return newest?.id ?? '';
}

/** The console's list, as the owner sees it; must succeed. */
export async function messageList(api: TestApi, query = '', headers = asOwner): Promise<MessageList> {
  const found: unknown = await (await api.request(`/api/admin/inbox${query}`, { headers })).json();
  if (isList(found)) return found;
  throw new Error(`Not a list of messages: ${JSON.stringify(found)}`);
}

/** A message as the gallery sees it; must be there. */
export async function messageRecord(api: TestApi, id: string): Promise<MessageRecord> {
  const found: unknown = await (await api.request(`/api/admin/inbox/${id}`, { headers: asOwner })).json();
  if (isRecord(found)) return found;
  throw new Error(`Not a message: ${JSON.stringify(found)}`);
}

const isList = (value: unknown): value is MessageList =>
  typeof value === 'object' && value !== null && 'items' in value;

const isRecord = (value: unknown): value is MessageRecord =>
  typeof value === 'object' && value !== null && 'history' in value;

/** What staff do about a message; the version is the one that stands there now unless the body says otherwise. */
export async function actOn(
  api: TestApi,
  id: string,
  { method = 'POST', path, body, headers = asOwner }: Act,
): Promise<Response> {
  const seen = UNSEEN.includes(path) ? {} : { version: (await messageRecord(api, id)).version };
  return api.request(`/api/admin/inbox/${id}/${path}`, { method, headers, body: { ...seen, ...body } });
}

/** What can be done whatever else was done meanwhile. */
const UNSEEN = ['notes', 'reading'];

interface Act {
  method?: string;
  path: string;
  body: object;
  headers?: StaffHeaders;
}

export const subjectsOf = ({ items }: MessageList): MessageRow['subject'][] =>
  items.map(({ subject }) => subject);
