import { stubApi, type ApiCall, type ApiStubs } from '@gallery/testing';
import { MutationObserver, type MutationOptions } from '@tanstack/react-query';
import { createQueryClient } from '../http/query-client';
import { adminCommand, adminDownload, adminMutation, adminQuery, invalidateAdmin } from './admin-options';

const REFERRALS = '/api/admin/order-referrals';
const NOTES = '/api/admin/collectors/{id}/notes/{noteId}';

let restore = () => {};
afterEach(() => restore());

function api(responses: ApiStubs): ApiCall[] {
  const network = stubApi(responses);
  restore = network.restore;
  return network.calls;
}

const queries = createQueryClient();
const send = <Answer, Input>(options: MutationOptions<Answer, Error, Input>, input: Input) =>
  new MutationObserver(queries, options).mutate(input);

it('puts what is not in the path into the query, and omits null', async () => {
  const calls = api({ [`GET ${REFERRALS}`]: () => Response.json({ items: [], total: 0, nextCursor: null }) });
  await queries.query(adminQuery(REFERRALS, { attributionStatus: 'unknown', cursor: null }));
  expect(calls[0]?.query.toString()).toBe('attributionStatus=unknown');
});

it('sends what is not in the path as the body, whoever gave it', async () => {
  const calls = api({ [`PUT ${NOTES}`]: () => Response.json({}) });
  await send(adminMutation('put', NOTES, { id: 'a/b', version: 2 }), { noteId: 'n1', text: 'Called' });
  expect(calls[0]?.path).toBe('/api/admin/collectors/a%2Fb/notes/n1');
  expect(calls[0]?.body).toEqual({ version: 2, text: 'Called' });
});

it('sends no body without fields, even when a button passes its event', async () => {
  const calls = api({ 'POST /api/admin/logout': () => new Response(null, { status: 204 }) });
  const onConfirm: () => unknown = new MutationObserver(
    queries,
    adminCommand('post', '/api/admin/logout', {}),
  ).mutate;
  const onClick: (event: MouseEvent) => unknown = onConfirm;
  await onClick(new MouseEvent('click'));
  expect(calls[0]?.body).toBeUndefined();
});

it('downloads a file with the filters of its list', async () => {
  const calls = api({ 'GET /api/admin/orders.csv': () => new Response('number') });
  const file = await send(adminDownload('/api/admin/orders.csv', {}), { q: 'Berlin' });
  expect(await file.text()).toBe('number');
  expect(calls[0]?.query.toString()).toBe('q=Berlin');
});

it('refetches what is at or below a changed path, and nothing next to it', async () => {
  const paths = ['/api/admin/orders', '/api/admin/orders/{orderNumber}', '/api/admin/order-referrals'];
  for (const path of paths) queries.setQueryData([path], 1);
  await invalidateAdmin(queries, ['/api/admin/orders']);
  expect(paths.map((path) => queries.getQueryState([path])?.isInvalidated)).toEqual([true, true, false]);
});
