import type { OrderStatus } from '@gallery/domain';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { signedIn } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { asOwner } from '../../../test/app/signed-in-owner';
import { OWNER_ACTOR } from '../../orders';
import { CommissionRequestsService } from './commission-requests.service';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const diptych = {
  projectType: 'Diptych for a stairwell',
  budgetRange: '$10,000–$15,000',
  description: 'Two panels that follow the steps.',
  wantsStudioVisit: true,
};

/** A commission request of Ada's that has passed through these statuses. */
async function commissionThat(...statuses: OrderStatus[]): Promise<string> {
  const { id: collectorId } = await signedIn(api);
  const { commission } = await api
    .get(CommissionRequestsService)
    .create({ ...diptych, collectorId }, OWNER_ACTOR);
  for (const status of statuses) await move(commission.id, status);
  return commission.id;
}

const move = (id: string, status: OrderStatus) =>
  api.get(CommissionRequestsService).updateStatus(id, status, { actor: OWNER_ACTOR, note: null });

const read = async (path: string): Promise<unknown> =>
  (await api.request(`/api/admin/commission-requests${path}`, { headers: asOwner })).json();

const edit = async (id: string, change: object) => {
  const body = { ...diptych, quote: null, staffNote: null, version: 1, ...change };
  const path = `/api/admin/commission-requests/${id}`;
  return api.request(path, { method: 'PUT', body, headers: asOwner });
};

test('lists them by project, collector and status', async () => {
  await commissionThat('rejected');
  expect(await read('?q=ada')).toMatchObject({ total: 1, items: [{ collector: { firstName: 'Ada' } }] });
  expect(await read('?q=stairwell&status=pending,rejected')).toMatchObject({ total: 1 });
  expect(await read('?status=pending')).toMatchObject({ total: 0, items: [] });
});

test('exports what matches as a file', async () => {
  await commissionThat('rejected');
  const file = async (query: string) =>
    (await api.request(`/api/admin/commission-requests.csv${query}`, { headers: asOwner })).text();
  expect(await file('?status=rejected')).toContain('Diptych for a stairwell,rejected,Ada');
  expect(await file('?status=pending')).not.toContain('Diptych');
});

test('shows one with its history and possible statuses', async () => {
  const id = await commissionThat('reviewing');
  expect(await read(`/${id}`)).toMatchObject({
    version: 2,
    moves: ['approved', 'rejected', 'cancelled'],
    history: [
      { status: 'pending', actor: 'owner' },
      { status: 'reviewing', actor: 'owner' },
    ],
  });
});

test('stores a quote, which the next email contains', async () => {
  const id = await commissionThat();
  expect((await edit(id, { quote: 12_500.5, staffNote: 'Needs a wall plan.' })).status).toBe(200);
  expect(await read(`/${id}`)).toMatchObject({ quote: 12_500.5, staffNote: 'Needs a wall plan.' });
  await move(id, 'approved');
  await api.deliverOutbox();
  expect((await api.mails()).map(emailText).join('\n')).toContain('Our quote: $12,500.50');
});

test('rejects changing what someone else has changed', async () => {
  const id = await commissionThat('reviewing');
  expect(await (await edit(id, {})).json()).toMatchObject({
    code: 'changed_meanwhile',
    details: { version: 2 },
  });
});

test.each([
  [{ quote: 0 }, 'quote'],
  [{ quote: 'much' }, 'quote'],
  [{ projectType: '' }, 'projectType'],
])('rejects %j at its field', async (change, field) => {
  const id = await commissionThat();
  expect(await (await edit(id, change)).json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});
