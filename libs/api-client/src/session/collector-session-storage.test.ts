import { stubApi, refusal, type ApiStubs, type ApiCall } from '@gallery/testing';
import { gallerySettingsQuery } from '../shop/site-content.queries';
import { createQueryClient } from '../http/query-client';
import { COLLECTOR_SESSION_ENDED, storedSessionId, saveSessionId } from './collector-session-storage';

const ANY_CALL = 'GET /api/gallery';

let restore = () => {};
const heard = jest.fn();
beforeEach(() => {
  localStorage.clear();
  heard.mockReset();
  window.addEventListener(COLLECTOR_SESSION_ENDED, heard);
});
afterEach(() => {
  restore();
  window.removeEventListener(COLLECTOR_SESSION_ENDED, heard);
});

function api(responses: ApiStubs): ApiCall[] {
  const network = stubApi(responses);
  restore = network.restore;
  return network.calls;
}

const call = () => createQueryClient().query(gallerySettingsQuery());

it('is sent with every call while someone is signed in (C15)', async () => {
  const calls = api({ [ANY_CALL]: {} });
  await call();
  saveSessionId('secret');
  await call();
  expect(calls.map(({ request }) => request.headers.get('authorization'))).toEqual([null, 'Bearer secret']);
});

it('is removed when the server rejects it (C16)', async () => {
  saveSessionId('secret');
  api({ [ANY_CALL]: () => refusal('signed_out') });
  await expect(call()).rejects.toMatchObject({ code: 'signed_out' });
  expect(storedSessionId()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('stays if another session has replaced it since the call was made', async () => {
  saveSessionId('old');
  api({
    [ANY_CALL]: () => {
      saveSessionId('new');
      return refusal('signed_out');
    },
  });
  await expect(call()).rejects.toThrow();
  expect(storedSessionId()).toBe('new');
  expect(heard).not.toHaveBeenCalled();
});

it.each(['unauthorized', 'foreign_request', 'internal'] as const)('survives the error %s', async (code) => {
  saveSessionId('secret');
  api({ [ANY_CALL]: () => refusal(code) });
  await expect(call()).rejects.toThrow();
  expect(storedSessionId()).toBe('secret');
});
