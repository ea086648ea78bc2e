import { stubApi } from '@gallery/testing';
import { isReloadDue } from './stale-build';

const MANIFEST = 'http://gallery.example/mf-manifest.json';
let restore = () => {};

function serverHas(entry: string | null): void {
  const body = { metaData: { remoteEntry: { name: entry } } };
  restore = stubApi(entry ? { 'GET /mf-manifest.json': body } : {}).restore;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

it('reloads once for a build that replaced the running one', async () => {
  serverHas('remoteEntry.bbbbbbbb.js');
  expect(await isReloadDue(MANIFEST, 'remoteEntry.aaaaaaaa.js')).toBe(true);
  expect(await isReloadDue(MANIFEST, 'remoteEntry.aaaaaaaa.js')).toBe(false);
});

it('does not reload where nothing would keep it from reloading again', async () => {
  serverHas('remoteEntry.bbbbbbbb.js');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  expect(await isReloadDue(MANIFEST, 'remoteEntry.aaaaaaaa.js')).toBe(false);
});

it('does not reload for the build that runs', async () => {
  serverHas('remoteEntry.aaaaaaaa.js');
  expect(await isReloadDue(MANIFEST, 'remoteEntry.aaaaaaaa.js')).toBe(false);
});

it('does not reload while the server is away', async () => {
  serverHas(null);
  expect(await isReloadDue(MANIFEST, 'remoteEntry.aaaaaaaa.js')).toBe(false);
});
