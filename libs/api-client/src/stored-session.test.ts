import { answerApi, refusal, type ApiAnswers, type ApiCall } from '@gallery/testing';
import { gallerySettingsQuery } from './gallery.queries';
import { createQueryClient } from './query-client';
import { SESSION_ENDED, storedSessionId, storeSessionId } from './stored-session';

const ANY_CALL = 'GET /api/gallery';

let restore = () => {};
const heard = jest.fn();
beforeEach(() => {
  localStorage.clear();
  heard.mockReset();
  window.addEventListener(SESSION_ENDED, heard);
});
afterEach(() => {
  restore();
  window.removeEventListener(SESSION_ENDED, heard);
});

function api(answers: ApiAnswers): ApiCall[] {
  const network = answerApi(answers);
  restore = network.restore;
  return network.calls;
}

const call = () => createQueryClient().query(gallerySettingsQuery());

it('goes along with every call while somebody is signed in (C15)', async () => {
  const calls = api({ [ANY_CALL]: {} });
  await call();
  storeSessionId('secret');
  await call();
  expect(calls.map(({ request }) => request.headers.get('authorization'))).toEqual([null, 'Bearer secret']);
});

it('is forgotten when the server refuses it (C16)', async () => {
  storeSessionId('secret');
  api({ [ANY_CALL]: () => refusal('signed_out') });
  await expect(call()).rejects.toMatchObject({ code: 'signed_out' });
  expect(storedSessionId()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('stays when another session has taken its place since the call was made', async () => {
  storeSessionId('old');
  api({
    [ANY_CALL]: () => {
      storeSessionId('new');
      return refusal('signed_out');
    },
  });
  await expect(call()).rejects.toThrow();
  expect(storedSessionId()).toBe('new');
  expect(heard).not.toHaveBeenCalled();
});

it.each(['unauthorized', 'foreign_request', 'internal'] as const)('survives the refusal %s', async (code) => {
  storeSessionId('secret');
  api({ [ANY_CALL]: () => refusal(code) });
  await expect(call()).rejects.toThrow();
  expect(storedSessionId()).toBe('secret');
});
