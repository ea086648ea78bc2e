import { asOwner } from '../../test/app/signed-in-owner';
import { column } from '../../test/builders/checkout';
import { startApi, type TestApi } from '../../test/app/start-api';
import { createWork } from '../../test/builders/artworks';
import { SettingsSyncWorker } from './settings-sync.worker';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await api.get(SettingsSyncWorker).refresh();
});
afterAll(() => api.close());

const BRAND = {
  name: 'Atelier Nord',
  artist: null,
  email: 'hello@nord.example',
  studio: 'Austin, Texas',
  city: 'Austin',
  zip: '78701',
  timeZone: 'America/Chicago',
  street: '410 Larkspur Lane',
  paper: 'letter',
};
const SALES = {
  mode: 'purchase',
  taxMode: 'destination',
  cardFeeMode: 'surcharge',
  editionPolicy: 'No more are made.',
};

interface Sent {
  status: number;
  body: Record<string, unknown>;
}

async function put(section: string, content: object, version = 0): Promise<Sent> {
  const answer = await api.request(`/api/admin/settings/${section}`, {
    method: 'PUT',
    headers: asOwner,
    body: { version, content },
  });
  const text = await answer.text();
  const said: Record<string, unknown> = JSON.parse(text);
  return { status: answer.status, body: said };
}

const read = async (path: string): Promise<unknown> => (await api.request(path)).json();

test('the environment’s values apply until the owner sets others', async () => {
  const record = await (await api.request('/api/admin/settings', { headers: asOwner })).json();
  expect(record).toMatchObject({
    brand: { version: 0, changedBy: null, content: { name: 'TF Gallery', zip: '75226' } },
    sales: { version: 0, content: { mode: 'purchase', taxMode: 'destination' } },
    levels: { version: 0, content: { premium: null, vip: null } },
    partners: { version: 0, content: { defaultRate: 20, returnDays: 30 } },
    events: { version: 0, content: { guestDays: 180 } },
  });
});

test('visitors see what the owner sets from then on', async () => {
  expect(await read('/api/gallery')).toMatchObject({ brand: { name: 'TF Gallery' } });
  const { status, body } = await put('brand', BRAND);
  expect([status, body.brand]).toEqual([
    200,
    expect.objectContaining({ version: 1, changedBy: 'theodora', content: BRAND }),
  ]);
  expect(await read('/api/gallery')).toMatchObject({
    brand: { id: 'tfgallery', name: 'Atelier Nord', zip: '78701' },
  });
});

test('in inquiry mode no price is sent, even from responses cached with prices (S24)', async () => {
  await createWork(api, { title: 'Dunes' });
  const priceOf = async () =>
    /"priceFrom":(\w+)/.exec(await (await api.request('/api/artworks')).text())?.[1];
  expect(await priceOf()).not.toBe('null');
  await put('sales', { ...SALES, mode: 'inquire' });
  expect(await priceOf()).toBe('null');
});

test('another instance follows the change', async () => {
  await api.database.manager.query(`INSERT INTO settings VALUES ('sales', ?, 1, NOW(3), 'elsewhere')`, [
    JSON.stringify({ ...SALES, cardFeeMode: 'off' }),
  ]);
  await api.get(SettingsSyncWorker).refresh();
  expect(api.settings.sales.cardFeeMode).toBe('off');
});

test('of two owners who change the same section, the second gets the current one', async () => {
  await put('brand', BRAND);
  const { status, body } = await put('brand', { ...BRAND, name: 'Late' }, 0);
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  expect(body.details).toMatchObject({
    record: { brand: { version: 1, content: { name: 'Atelier Nord' } } },
  });
  expect(api.settings.brand.name).toBe('Atelier Nord');
});

test('the audit log records a change by its fields, not their values', async () => {
  await put('brand', BRAND);
  expect(await column(api, "SELECT details FROM audit_log WHERE action = 'settings.changed'")).toEqual([
    { fields: ['name', 'email', 'studio', 'city', 'zip'] },
  ]);
});

test('the audit log has a mode before and after the change', async () => {
  await put('sales', { ...SALES, mode: 'inquire' });
  expect(await column(api, "SELECT details FROM audit_log WHERE action = 'settings.changed'")).toEqual([
    expect.objectContaining({ changes: { mode: { from: 'purchase', to: 'inquire' } } }),
  ]);
});

test('the owner sets the tags of the live event gate (L19, G97)', async () => {
  const tag = { tag: 'opening', title: 'The Opening', text: 'Come in.' };
  await put('gate', { tags: [tag] });
  expect(await read('/api/gallery')).toMatchObject({ gateTags: [tag] });
});

test('the owner sets whether visits are counted, and which code words are partners (T12, G99)', async () => {
  expect(await read('/api/gallery')).toMatchObject({ countsVisits: true });
  const tracking = {
    isOn: false,
    codeWords: [' Frieze '],
    ticketingHosts: ['Tickets.Example'],
    visitDays: 30,
  };
  expect((await put('tracking', tracking)).status).toBe(200);
  expect(await read('/api/gallery')).toMatchObject({ countsVisits: false });
  expect(api.settings.tracking).toMatchObject({
    codeWords: ['frieze'],
    ticketingHosts: ['tickets.example'],
    visitDays: 30,
  });
});

test('the owner sets how long guests’ names are kept', async () => {
  expect((await put('events', { guestDays: 30 })).status).toBe(200);
  expect(api.settings.events.guestDays).toBe(30);
});

test('every version of a section is kept with its content', async () => {
  await put('brand', BRAND);
  await put('brand', { ...BRAND, name: 'Later' }, 1);
  expect(
    await column(api, "SELECT JSON_VALUE(content, '$.name') FROM setting_versions ORDER BY version"),
  ).toEqual(['Atelier Nord', 'Later']);
});

test('a row that this version cannot read does not stop the gallery', async () => {
  await api.database.manager.query(
    `INSERT INTO settings VALUES ('brand', '{"name":7}', 1, NOW(3), 'former')`,
  );
  await api.get(SettingsSyncWorker).refresh();
  expect(api.settings.brand.name).toBe('TF Gallery');
});

const TRACKING = { isOn: true, codeWords: [], ticketingHosts: [], visitDays: 90 };

test.each([
  [
    'tracking',
    { ...TRACKING, codeWords: ['a b'] },
    'content.codeWords',
    'Please use only letters, digits, dots, hyphens and underscores.',
  ],
  [
    'tracking',
    { ...TRACKING, ticketingHosts: ['https://x.example/'] },
    'content.ticketingHosts',
    'Please enter sites, such as tickets.example.',
  ],
  ['tracking', { ...TRACKING, visitDays: 0 }, 'content.visitDays', 'Please keep them for a day or longer.'],
  ['brand', { ...BRAND, name: ' ' }, 'content.name', 'Please fill this in.'],
  ['brand', { ...BRAND, email: 'nobody' }, 'content.email', 'Please enter an email address.'],
  ['brand', { ...BRAND, zip: '7870' }, 'content.zip', 'Please enter a five-digit ZIP code.'],
  ['brand', { ...BRAND, id: 'other' }, 'content.id', 'property id should not exist'],
  [
    'links',
    { links: [{ label: 'X', href: 'javascript:1' }], charity: null },
    'content.links.0.href',
    'Please enter an address with https://.',
  ],
  [
    'gate',
    {
      tags: [
        { tag: 'a', title: 'A', text: 'A' },
        { tag: 'a', title: 'B', text: 'B' },
      ],
    },
    'content.tags.1.tag',
    'Another line has this tag.',
  ],
  [
    'gate',
    { tags: [{ tag: 'A B', title: 'A', text: 'A' }] },
    'content.tags.0.tag',
    'Please use lowercase letters, digits and hyphens.',
  ],
  [
    'levels',
    { premium: 5_000, vip: 5_000 },
    'content.vip',
    'VIP must start at a higher amount than Premium.',
  ],
  [
    'orderLimits',
    { smallEditionPrints: 0, largeEditionPrints: 10 },
    'content.smallEditionPrints',
    'Please enter at least one print.',
  ],
  [
    'levels',
    { premium: 0.5, vip: null },
    'content.premium',
    'Please enter whole dollars, or leave this empty.',
  ],
  [
    'partners',
    { defaultRate: 101, returnDays: 30 },
    'content.defaultRate',
    'Please enter 100 percent or less.',
  ],
  ['events', { guestDays: 1 }, 'content.guestDays', 'Please keep them for two days or longer.'],
  [
    'partners',
    { defaultRate: 20, returnDays: 0.5 },
    'content.returnDays',
    'Please enter a whole number of days.',
  ],
])('%s is rejected at its field: %j', async (section, content, field, sentence) => {
  const { status, body } = await put(section, content);
  expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
});
