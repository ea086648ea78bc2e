import { aCollector, stubApi, refusal, type ApiStubs, type ApiCall } from '@gallery/testing';
import { authUserQuery, collectorQuery } from './collector-session.queries';
import { createQueryClient } from '../http/query-client';
import { storedSessionId, saveSessionId } from '../session/collector-session-storage';

const ME = 'GET /api/collectors/me';

let restore = () => {};
beforeEach(() => saveSessionId('secret'));
afterEach(() => restore());

function api(responses: ApiStubs): ApiCall[] {
  const network = stubApi(responses);
  restore = network.restore;
  return network.calls;
}

describe('the signed-in collector', () => {
  it('is requested with the session (C15)', async () => {
    const calls = api({ [ME]: aCollector() });
    expect(await createQueryClient().query(collectorQuery())).toEqual(aCollector());
    expect(calls[0]?.request.headers.get('authorization')).toBe('Bearer secret');
  });

  it('is cached for five minutes, not retried, and requested only with a session (C15)', () => {
    expect(collectorQuery('secret')).toMatchObject({ enabled: true, staleTime: 300_000, retry: false });
    expect(collectorQuery(null).enabled).toBe(false);
  });

  it('is null once the server rejects the session, which ends (C16, X2)', async () => {
    api({ [ME]: () => refusal('signed_out') });
    expect(await createQueryClient().query(collectorQuery())).toBeNull();
    expect(storedSessionId()).toBeNull();
  });

  it('otherwise fails with the specified text, and the session stays (C16)', async () => {
    api({ [ME]: () => refusal('internal') });
    await expect(createQueryClient().query(collectorQuery())).rejects.toThrow(/^Failed to fetch user$/);
    expect(storedSessionId()).toBe('secret');
  });
});

it.each([
  [aCollector(), aCollector()],
  [() => new Response('null', { headers: { 'content-type': 'application/json' } }), null],
])('shows whether anyone is signed in (C18, G46)', async (response, user) => {
  api({ 'GET /api/auth/user': response });
  expect(await createQueryClient().query(authUserQuery())).toEqual(user);
});
