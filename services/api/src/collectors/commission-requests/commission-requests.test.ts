import type { OrderStatus } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { countQueries } from '../../../test/app/query-count';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { signedIn, type TestCollector } from '../../../test/builders/collectors';
import { emailText } from '../../../test/builders/email-text';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { CommissionRequestsService } from './commission-requests.service';

let api: TestApi;
let ada: TestCollector;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  ada = await signedIn(api);
});
afterAll(() => api.close());

const diptych = {
  projectType: 'Diptych for a stairwell',
  budgetRange: '$10,000–$15,000',
  description: 'Two panels that follow the steps.',
  wantsStudioVisit: true,
};

async function post(path: string, body: object, headers: Record<string, string>) {
  const response = await api.request(path, { method: 'POST', body, headers });
  const answer: unknown = await response.json();
  if (!isFields(answer)) throw new Error(`Not an object: ${JSON.stringify(answer)}`);
  return { status: response.status, answer };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const open = (body: object = { collectorId: ada.id }) =>
  post('/api/admin/commission-requests', { ...diptych, ...body }, asOwner);

const move = (id: unknown, status: string, note?: string) =>
  post(`/api/admin/commission-requests/${String(id)}/status`, { status, note }, asOwner);

/** An open commission request of Ada's that has passed through these statuses. */
async function commissionThat(...statuses: OrderStatus[]): Promise<unknown> {
  const { answer } = await open();
  for (const status of statuses) await move(answer.id, status);
  return answer.id;
}

/** The id of an inquiry that the collector has sent. */
async function inquire(inquiryType: string, by = ada): Promise<string> {
  const body = { inquiryType, message: 'Two panels for our stairwell?' };
  await post('/api/collector/inquiry', body, by.headers);
  const ids = await column(api, 'SELECT id FROM contact_messages ORDER BY id DESC');
  return String(ids[0]);
}

const list = async (by = ada): Promise<unknown> =>
  (await api.request('/api/commissions', { headers: by.headers })).json();

const events = () => column(api, 'SELECT status FROM commission_request_events ORDER BY id');

/** Emails that the calls cause, in the order they were sent. */
async function mailsOf(calls: () => Promise<unknown>): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  await calls();
  await api.deliverOutbox();
  return (await api.mails()).filter((mail) => !before.includes(mail)).map(emailText);
}

describe('the owner creates one (G53)', () => {
  test('for a collector, who finds it among their commissions (C30)', async () => {
    const { status, answer } = await open();
    expect(status).toBe(201);
    expect(await list()).toEqual([answer]);
    expect(answer).toEqual({
      ...diptych,
      id: expect.any(String),
      createdAt: expect.any(String),
      status: 'pending',
      deposit: null,
      events: [{ status: 'pending', at: answer.createdAt, note: null }],
    });
  });

  test('by the collector’s confirmed address, in any case', async () => {
    expect((await open({ email: 'ADA@example.com' })).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  test('from an inquiry, with its text, and the inquiry counts as answered', async () => {
    const inquiryId = await inquire('Commission');
    const { status, answer } = await open({ inquiryId, description: undefined });
    expect([status, answer.description]).toEqual([201, 'Two panels for our stairwell?']);
    expect(await column(api, 'SELECT state FROM contact_messages')).toEqual(['answered']);
    expect(await list()).toHaveLength(1);
  });

  test('once for simultaneous requests from the same inquiry', async () => {
    const inquiryId = await inquire('Commission');
    const opened = await Promise.all([open({ inquiryId }), open({ inquiryId })]);
    expect(opened.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 201]);
    expect(opened[0]?.answer).toEqual(opened[1]?.answer);
    expect(await events()).toEqual(['pending']);
  });

  test('and the inquiry has its number in the email to the gallery', async () => {
    const mails = await mailsOf(() => inquire('Commission'));
    const [id] = await column(api, 'SELECT id FROM contact_messages');
    expect(mails.join('\n')).toContain(`Inquiry: ${String(id)}`);
  });

  test('and the collector is notified', async () => {
    const [mail] = await mailsOf(() => open());
    expect(mail).toContain(`To: ${ada.email}`);
    expect(mail).toContain('Subject: An update on your commission');
    expect(mail).toContain('Commission: Diptych for a stairwell');
  });

  test('and nobody with an unconfirmed address is notified', async () => {
    const bob = await signedIn(api, { firstName: 'Bob', isConfirmed: false });
    expect(await mailsOf(() => open({ collectorId: bob.id }))).toEqual([]);
  });
});

describe('is rejected at its field', () => {
  test.each([
    [{ collectorId: uuid() }, 'collectorId', 'This collector could not be found.'],
    [{ email: 'nobody@example.com' }, 'email', 'No collector has confirmed this address.'],
    [{ email: null }, 'email', 'Please enter a valid email address.'],
    [{ inquiryId: null }, 'inquiryId', 'This inquiry is not about a commission.'],
    [{}, 'collectorId', 'Please enter the collector’s ID or email address.'],
    [{ inquiryId: uuid() }, 'inquiryId', 'This inquiry is not about a commission.'],
    [{ projectType: ' ' }, 'projectType', 'Please enter a project type.'],
    [{ budgetRange: 7 }, 'budgetRange', 'Please enter a budget range.'],
    [{ wantsStudioVisit: 'yes' }, 'wantsStudioVisit', 'Please choose whether a studio visit is requested.'],
  ])('%j', async (body, field, sentence) => {
    expect(await open(body)).toMatchObject({ status: 400, answer: { fields: { [field]: sentence } } });
  });

  test('an inquiry about something else', async () => {
    const inquiryId = await inquire('Framing');
    expect(await open({ inquiryId })).toMatchObject({
      answer: { fields: { inquiryId: 'This inquiry is not about a commission.' } },
    });
  });

  test('an inquiry from someone else', async () => {
    const eve = await signedIn(api, { firstName: 'Eve' });
    const inquiryId = await inquire('Commission', eve);
    expect(await open({ inquiryId, collectorId: ada.id })).toMatchObject({
      answer: { fields: { collectorId: expect.stringContaining('belong to different people') } },
    });
  });

  test('a missing description', async () => {
    expect(await open({ collectorId: ada.id, description: undefined })).toMatchObject({
      answer: { fields: { description: 'Please enter a description.' } },
    });
  });
});

describe('the owner changes its status (G55)', () => {
  test('with time and reason, which the collector sees', async () => {
    const id = await commissionThat('reviewing');
    const { status, answer } = await move(id, 'approved', 'We would begin in May.');
    expect([status, answer.status]).toEqual([200, 'approved']);
    expect(answer.events).toMatchObject([
      { status: 'pending', note: null },
      { status: 'reviewing', note: null },
      { status: 'approved', note: 'We would begin in May.' },
    ]);
  });

  test('and the email gives the reason', async () => {
    const id = await commissionThat();
    const [mail] = await mailsOf(() => move(id, 'approved', 'We would begin in May.'));
    expect(mail).toContain('We would begin in May.');
  });

  test('and the database records who did it', async () => {
    await commissionThat('reviewing');
    expect(await column(api, 'SELECT actor FROM commission_request_events')).toEqual([
      'owner theodora',
      'owner theodora',
    ]);
  });

  test('and every change sends one email', async () => {
    const path = ['reviewing', 'approved', 'confirmed', 'processing', 'completed'] as const;
    expect(await mailsOf(() => commissionThat(...path))).toHaveLength(6);
  });

  test('to the current one: nothing happens, even twice at once', async () => {
    const id = await commissionThat();
    const moved = await Promise.all([move(id, 'reviewing'), move(id, 'reviewing')]);
    expect(moved.map(({ status }) => status)).toEqual([200, 200]);
    expect(await events()).toEqual(['pending', 'reviewing']);
  });

  test('but not to one that is not allowed', async () => {
    const id = await commissionThat('rejected');
    expect(await move(id, 'approved')).toMatchObject({
      status: 409,
      answer: {
        code: 'commission_status_refused',
        message: 'A commission that is rejected cannot become approved.',
        details: { status: 'rejected', moves: [] },
      },
    });
    expect(await events()).toEqual(['pending', 'rejected']);
  });

  test('to one of two final ones at the same moment', async () => {
    const id = await commissionThat();
    const moved = await Promise.all([move(id, 'rejected'), move(id, 'cancelled')]);
    expect(moved.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test.each([uuid(), 'Ünbekannt'])('but not of one that does not exist: %s', async (id) => {
    expect(await move(encodeURIComponent(id), 'approved')).toMatchObject({
      status: 404,
      answer: { code: 'commission_not_found' },
    });
  });

  test.each([
    ['lost', undefined, 'status'],
    ['reviewing', 'x'.repeat(501), 'note'],
  ])('but not to %s with an invalid body', async (status, note, field) => {
    const id = await commissionThat();
    expect(await move(id, status, note)).toMatchObject({
      status: 400,
      answer: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('nobody outside the gallery', () => {
  test.each(['/api/admin/commission-requests', `/api/admin/commission-requests/${uuid()}/status`])(
    'can post to %s',
    async (path) => {
      expect(await post(path, diptych, ada.headers)).toMatchObject({ status: 401 });
    },
  );
});

test('only their collector sees commissions', async () => {
  await open();
  expect(await list(await signedIn(api, { firstName: 'Eve' }))).toEqual([]);
});

test('the newest comes first', async () => {
  for (const projectType of ['One', 'Two']) await open({ collectorId: ada.id, projectType });
  expect(await list()).toMatchObject([{ projectType: 'Two' }, { projectType: 'One' }]);
});

test.each([1, 3])('the list of %s takes two queries', async (count) => {
  for (let made = 0; made < count; made += 1) await open();
  expect(await countQueries(api, () => api.get(CommissionRequestsService).listByCollector(ada.id))).toBe(2);
});
