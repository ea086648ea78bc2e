import { saveStaffSession } from '@gallery/api-client';
import type { MessageList } from '@gallery/contracts';
import { aMessageRecord, aMessageRow, aStaffSession, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';
import { connect, tell, tellChange } from './live-test-support';

const INBOX = 'GET /api/admin/inbox';

const first = aMessageRow({ id: 'first', name: 'Ada Byron' });
const second = aMessageRow({ id: 'second', name: 'Grace Hopper' });
const added = aMessageRow({ id: 'added', name: 'Mary Shelley' });
const listOf = <Item,>(...items: Item[]) => ({ items, total: items.length, nextCursor: null });

let inbox: MessageList;

beforeAll(() => import('../inbox/inbox.page'));
beforeEach(() => {
  window.sessionStorage.clear();
  saveStaffSession(aStaffSession());
  inbox = listOf(first, second);
});

async function show(path = '/admin/inbox', api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [INBOX]: () => inbox,
      'GET /api/admin/inbox/counts': { awaitingReply: 3, late: 1 },
      'GET /api/admin/inbox/assignees': [],
      'GET /api/admin/inbox/{id}': aMessageRecord({ id: 'first' }),
      ...api,
    },
  });
  await screen.findByText('Ada Byron');
  await connect();
  return { ...rendered, user: userEvent.setup() };
}

const names = () =>
  within(screen.getByRole('table', { name: 'Inbox' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace(', unread', ''));

const showNew = (name: string) => screen.findByRole('button', { name });

it('a new row waits behind a word, and nothing moves until it is pressed', async () => {
  const { user } = await show();
  inbox = listOf(added, first, second);
  tellChange('message', 'added', {});
  const button = await showNew('Show 1 new in Inbox');
  expect(button).toHaveTextContent('1 new');
  expect(names()).toEqual(['Ada Byron', 'Grace Hopper']);
  await user.click(button);
  expect(names()).toEqual(['Mary Shelley', 'Ada Byron', 'Grace Hopper']);
  expect(screen.queryByRole('button', { name: /new in Inbox/ })).toBeNull();
});

it('the first row of an empty list waits like every other', async () => {
  inbox = listOf(first);
  const { user } = await show();
  inbox = listOf();
  tellChange('message', 'first', { action: 'message.deleted' });
  expect(await screen.findByText('No messages yet.')).toBeVisible();
  inbox = listOf(added);
  tellChange('message', 'added', {});
  await user.click(await showNew('Show 1 new in Inbox'));
  expect(names()).toEqual(['Mary Shelley']);
});

it('a row that is shown changes where it is', async () => {
  await show();
  inbox = listOf({ ...second, name: 'Rear Admiral Hopper' }, first);
  tellChange('message', 'second');
  await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Rear Admiral Hopper']));
  expect(screen.queryByRole('button', { name: /in Inbox/ })).toBeNull();
});

it('a row that leaves the filter stays until the list is asked for', async () => {
  const { user } = await show('/admin/inbox?state=open');
  inbox = listOf(added, second);
  tellChange('message', 'first', { action: 'message.closed' });
  const button = await showNew('Show 1 new, 1 no longer in this list in Inbox');
  expect(names()).toEqual(['Ada Byron', 'Grace Hopper']);
  await user.click(button);
  expect(names()).toEqual(['Mary Shelley', 'Grace Hopper']);
});

it('a row that was deleted goes', async () => {
  await show();
  inbox = listOf(second);
  tellChange('message', 'first', { action: 'message.deleted' });
  await waitFor(() => expect(names()).toEqual(['Grace Hopper']));
  expect(screen.queryByRole('button', { name: /in Inbox/ })).toBeNull();
});

it('pages that were loaded stay when rows come before them', async () => {
  const third = aMessageRow({ id: 'third', name: 'Emmy Noether' });
  let isNew = false;
  const { user } = await show('/admin/inbox', {
    [INBOX]: ({ query }: { query: URLSearchParams }) => {
      const rows = isNew ? [added, first, second, third] : [first, second, third];
      const start = rows.findIndex(({ id }) => id === query.get('cursor')) + 1;
      const items = rows.slice(start, start + 1);
      const last = items.at(-1)?.id ?? null;
      return { items, total: rows.length, nextCursor: start + 1 < rows.length ? last : null };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Grace Hopper']));
  isNew = true;
  tellChange('message', 'added', {});
  await showNew('Show 1 new in Inbox');
  expect(names()).toEqual(['Ada Byron', 'Grace Hopper']);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Grace Hopper', 'Emmy Noether']));
  await user.click(await showNew('Show 1 new in Inbox'));
  expect(names()).toEqual(['Mary Shelley']);
});

it('several changes at once are one reading, and changes of other kinds none', async () => {
  const { calls } = await show();
  calls.length = 0;
  for (const id of ['first', 'second', 'first']) tellChange('message', id);
  tellChange('certificate', 'one');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/admin/inbox/counts'));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/admin/inbox')).toHaveLength(1));
  expect(calls.every(({ path }) => path.startsWith('/api/admin/inbox'))).toBe(true);
});

it('a change between the first reading and the connection is read', async () => {
  await show();
  inbox = listOf(added, first, second);
  await connect(0);
  expect(await showNew('Show 1 new in Inbox')).toBeVisible();
});

it('what may have been missed is read again', async () => {
  await show();
  inbox = listOf(added, first, second);
  tell({ type: 'resync' });
  expect(await showNew('Show 1 new in Inbox')).toBeVisible();
});
