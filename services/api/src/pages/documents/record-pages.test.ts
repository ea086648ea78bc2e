import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { addPartner, ownerSignedIn, PARTNERS } from '../../../test/builders/affiliates';
import { buyPrints } from '../../../test/builders/certificates';

let frontEnd: FrontEnd;
let api: TestApi;

beforeAll(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({ stripe: true, env: { WEB_ORIGIN: frontEnd.origin } });
  await untilBuildsAreKnown(api);
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

const statusOf = async (path: string): Promise<number> => (await api.request(path)).status;

test.each(['/certificate/COA-NONE-0000', '/certificate/%C3%A4', '/partner-statement/nope'])(
  '%s has no record and is a 404',
  async (path) => expect(await statusOf(path)).toBe(404),
);

test('a certificate’s page is found in any case', async () => {
  const [coaId = ''] = await buyPrints(api);
  expect(await statusOf(`/certificate/${coaId.toLowerCase()}`)).toBe(200);
});

test('a statement’s page is found by its link', async () => {
  const owner = await ownerSignedIn(api);
  const { id } = await addPartner(api, owner);
  const made = await api.request(`${PARTNERS}/${id}/statement-link`, {
    method: 'POST',
    headers: owner.headers,
  });
  const link: unknown = await made.json();
  expect(await statusOf(new URL(String(Reflect.get(Object(link), 'url'))).pathname)).toBe(200);
});
