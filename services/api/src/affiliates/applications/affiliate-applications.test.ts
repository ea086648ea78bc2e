import { actOn, messageList, messageRecord } from '../../../test/builders/messages';
import { asOwner } from '../../../test/app/signed-in-owner';
import { column } from '../../../test/builders/checkout';
import { emailText } from '../../../test/builders/email-text';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';

const HOUR = 3_600_000;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const elena = {
  fullName: 'Elena Marsh',
  email: 'elena@marsh.example',
  phone: '+1 214 555 0100',
  location: 'Dallas, Texas',
  business: 'Marsh Interiors',
  portfolio: 'marsh.example/work',
  buyerTypes: 'Hotels',
  experience: 'Ten years of rooms.',
  role: 'Interior Designer',
  notes: 'I know three clients already.',
};

async function apply(named: object = {}) {
  const body = { ...elena, ...named };
  const response = await api.request('/api/send-partner-application', { method: 'POST', body });
  return { status: response.status, answer: await response.json() };
}

async function applied(named: object = {}): Promise<string> {
  await apply(named);
  return (await messageList(api)).items[0]?.id ?? '';
}

/** The emails that this call causes. */
async function mailsOf(call: () => Promise<unknown>): Promise<string[]> {
  await api.deliverOutbox();
  const before = await api.mails();
  await call();
  await api.deliverOutbox();
  return (await api.mails()).filter((mail) => !before.includes(mail)).map(emailText);
}

const toElena = (mails: string[]) => mails.filter((mail) => mail.includes('To: elena@marsh.example'));

describe('an application', () => {
  test('sent as a form is a message that needs a reply within two days (P7, G79)', async () => {
    const response = await api.request('/api/send-partner-application', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(elena).toString(),
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: expect.stringContaining('24-48 hours') },
    ]);
    const { items } = await messageList(api, '?type=partner_application&due=owed');
    expect(items).toMatchObject([
      {
        name: 'Elena Marsh',
        subject: 'Selling partner application: Interior Designer, Dallas, Texas',
        excerpt: 'I know three clients already.',
      },
    ]);
    const { replyDueAt, createdAt, application } = await messageRecord(api, items[0]?.id ?? '');
    expect(new Date(replyDueAt ?? 0).getTime() - new Date(createdAt).getTime()).toBe(48 * HOUR);
    expect(application).toMatchObject({
      phone: '+1 214 555 0100',
      business: 'Marsh Interiors',
      portfolio: 'marsh.example/work',
      experience: 'Ten years of rooms.',
      state: 'new',
      usualRate: '20',
    });
  });

  test('requires only name, email and location, and the role is Gallerist by default (P5, P6)', async () => {
    const { fullName, email, location } = elena;
    const response = await api.request('/api/send-partner-application', {
      method: 'POST',
      body: { fullName, email, location },
    });
    expect(response.status).toBe(200);
    const { items } = await messageList(api);
    expect((await messageRecord(api, items[0]?.id ?? '')).application).toMatchObject({
      role: 'Gallerist',
      phone: '',
      experience: '',
    });
  });

  test.each([
    [{ fullName: ' ' }, 'fullName', 'Please enter your full name.'],
    [{ fullName: 'Ada\r\nBcc: eve@example.com' }, 'fullName', 'Please enter this on one line.'],
    [{ email: 'elena@' }, 'email', 'Please enter a valid email address.'],
    [{ location: '' }, 'location', 'Please enter your location.'],
    [{ role: 'Owner' }, 'role', 'Please choose a role.'],
    [{ notes: 'x'.repeat(3_001) }, 'notes', 'Please keep it within 3,000 characters.'],
    [{ business: 7 }, 'business', 'Please enter this as text.'],
  ])('%.60j is rejected at its field, with success false', async (named, field, sentence) => {
    const { status, answer } = await apply(named);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      success: false,
      message: expect.any(String),
      fields: { [field]: sentence },
    });
    expect((await messageList(api)).total).toBe(0);
  });

  test('sent twice is stored once, and ten minutes later again', async () => {
    const [first, second] = await Promise.all([apply(), apply()]);
    expect(second).toEqual(first);
    expect((await messageList(api)).total).toBe(1);
    api.clock.advance(10 * 60_000 + 1);
    await apply();
    expect((await messageList(api)).total).toBe(2);
  });

  test('from a bot gets the usual response, and is dropped', async () => {
    const { status } = await apply({ website: 'https://pills.example' });
    expect([status, (await messageList(api)).total]).toEqual([200, 0]);
  });

  test('reaches the gallery complete, and its sender gets a receipt without their text', async () => {
    const mails = await mailsOf(() => apply({ fullName: 'Cheap pills' }));
    const [notice] = mails.filter((mail) => mail.includes('To: sales@tfgallery.example'));
    expect(notice).toContain('Reply-To: Cheap pills <elena@marsh.example>');
    expect(notice).toContain('Types of buyers: Hotels');
    expect(notice).toMatch(/http:\/\/gallery\.example\/admin\/inbox\/[0-9a-f-]{36}/);
    const [receipt, ...more] = toElena(mails);
    expect(more).toEqual([]);
    expect(receipt).toContain('Subject: We have received your application');
    expect(receipt).not.toMatch(/pills|Hotels/);
  });

  test('in someone else’s name cannot send them unlimited receipts', async () => {
    const mails = await mailsOf(async () => {
      for (const notes of ['one', 'two', 'three', 'four']) await apply({ notes });
    });
    expect(toElena(mails)).toHaveLength(3);
  });
});

describe('after approval', () => {
  const wish = {
    partnerName: 'Marsh Interiors',
    partnerId: 'marsh',
    email: 'elena@marsh.example',
    commissionRate: '25.50',
  };
  const approve = async (id: string, named: object = {}, headers = asOwner) => {
    const response = await actOn(api, id, { path: 'affiliate', body: { ...wish, ...named }, headers });
    return { status: response.status, body: await response.json() };
  };

  test('the applicant becomes an affiliate and gets their link (P23)', async () => {
    const id = await applied();
    const mails = await mailsOf(async () => {
      expect(await approve(id)).toMatchObject({
        status: 200,
        body: {
          state: 'answered',
          application: { state: 'approved' },
          history: [{ kind: 'partner', text: 'Marsh Interiors', actor: expect.stringContaining('owner') }],
        },
      });
    });
    const [welcome] = toElena(mails).filter((mail) => mail.includes('Your link'));
    expect(welcome).toContain('http://gallery.example/?ref=marsh');
    expect(welcome).toContain('25.5% of the net profit');
    expect(welcome).toMatch(/http:\/\/gallery\.example\/partner-statement\/[\w-]{43}/);
    const affiliates = await api.request('/api/admin/selling-partners', { headers: asOwner });
    expect(await affiliates.json()).toMatchObject({
      items: [{ ...wish, status: 'active' }],
    });
  });

  test('it cannot be approved or declined again', async () => {
    const id = await applied();
    await approve(id);
    expect(await approve(id, { partnerId: 'other' })).toMatchObject({
      status: 409,
      body: { code: 'application_decided' },
    });
    expect(await column(api, 'SELECT COUNT(*) FROM affiliates')).toEqual(['1']);
  });

  test('with a code that is taken, nothing changes', async () => {
    let second = '';
    const mails = await mailsOf(async () => {
      await approve(await applied());
      second = await applied({ notes: 'again' });
      expect(await approve(second)).toMatchObject({
        status: 400,
        body: { fields: { partnerId: expect.any(String) } },
      });
    });
    expect(mails.filter((mail) => mail.includes('Your link'))).toHaveLength(1);
    expect((await messageRecord(api, second)).application).toMatchObject({ state: 'new' });
  });

  test('only the owner can approve it, in the version that was read', async () => {
    const mara = await staffSignedIn(api);
    const id = await applied();
    expect((await approve(id, {}, mara.headers)).status).toBe(403);
    expect(await approve(id, { version: 7 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
  });

  test('other messages cannot be approved', async () => {
    await api.request('/api/contact', {
      method: 'POST',
      body: { name: 'Ada', email: 'ada@example.com', subject: 'General Inquiry', message: 'Hello.' },
    });
    const { items } = await messageList(api);
    expect((await approve(items[0]?.id ?? '')).status).toBe(404);
  });

  test('its message stays, since it led to something', async () => {
    const id = await applied();
    await approve(id);
    const response = await api.request(`/api/admin/inbox/${id}`, { method: 'DELETE', headers: asOwner });
    expect(response.status).toBe(409);
  });
});

test('a declined applicant gets a kind email, with the gallery’s note if there is one', async () => {
  const id = await applied();
  const mails = await mailsOf(async () => {
    const answer = await actOn(api, id, { path: 'decline', body: { words: 'Ask again in spring.' } });
    expect(await answer.json()).toMatchObject({
      state: 'answered',
      application: { state: 'declined' },
      history: [{ kind: 'declined', text: 'Ask again in spring.' }],
    });
  });
  const [letter] = toElena(mails).filter((mail) => mail.includes('Your application to'));
  expect(letter).toContain('Dear Elena Marsh');
  expect(letter).toContain('Ask again in spring.');
});

test('deleting it deletes everything', async () => {
  const id = await applied();
  await api.request(`/api/admin/inbox/${id}`, { method: 'DELETE', headers: asOwner });
  expect(await column(api, 'SELECT COUNT(*) FROM affiliate_applications')).toEqual(['0']);
});

test('what affiliates earn follows from the price book in force (P2, P3)', async () => {
  const programme = await api.request('/api/affiliate-program');
  expect(await programme.json()).toMatchObject({
    rate: '20',
    returnDays: 30,
    replyHours: '24-48',
    examples: [
      { price: 15_000, net: 12_500, commission: 2_500 },
      { price: 333, production: 3.01, shipping: 20, paymentFee: 9.99, net: 300, commission: 60 },
    ],
  });
});
