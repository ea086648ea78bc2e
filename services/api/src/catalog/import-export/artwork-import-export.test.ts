import { countQueries } from '../../../test/app/query-count';
import { formOf, inventory, type Refused } from '../../../test/builders/inventory';
import { asOwner } from '../../../test/app/signed-in-owner';
import { staffSignedIn } from '../../../test/builders/staff';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, describePicture, editionOf } from '../../../test/builders/artworks';
import type { InventoryRecord } from '../inventory/dto/inventory.dto';
import { PrintLedgerService } from '../prints/print-ledger.service';
import type { ImportProgress, ImportRow, ImportDryRun } from './dto/artwork-import.dto';

const IMPORT = '/api/admin/artwork-import';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const exported = async (query = ''): Promise<string> =>
  (await api.request(`/api/admin/artwork-inventory.csv${query}`, { headers: asOwner })).text();

interface Sent {
  file: string;
  pictures?: Record<string, string>;
  seen?: { digest: string; rows: Record<string, number | null> };
  headers?: Record<string, string>;
}

async function post<Body>(path: string, { file, pictures, seen, headers = asOwner }: Sent) {
  const form = formOf(pictures ? { pictures } : {}, [
    ['file', Buffer.from(file), 'works.csv'],
    ...(seen ? [['seen', Buffer.from(JSON.stringify(seen)), 'seen.json'] as [string, Buffer, string]] : []),
  ]);
  const response = await api.fetch(`${IMPORT}${path}`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as Body;
  return { status: response.status, body };
}

const trial = async (sent: Sent): Promise<ImportDryRun> => (await post<ImportDryRun>('/dry-run', sent)).body;
const rowsOf = async (sent: Sent): Promise<ImportRow[]> => (await trial(sent)).rows;

/** What the page sends after a dry run. */
const seenIn = ({ digest, rows }: ImportDryRun) => ({
  digest,
  rows: Object.fromEntries(
    rows
      .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
      .map(({ row, version }) => [row, version]),
  ),
});

/** Dry-runs the file and writes what the dry run showed. */
async function write(sent: Sent): Promise<ImportProgress> {
  return (await post<ImportProgress>('', { ...sent, seen: seenIn(await trial(sent)) })).body;
}

const record = async (id: string): Promise<InventoryRecord> =>
  (await inventory<InventoryRecord>(api, 'GET', `/${id}`)).body;

/** Replaces one text with another, as an editor would. */
const edited = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

const NEW = 'Title,Series,Year,Pictures,30x20 price\nLow Tide,SALT,2023,tide.jpg,"6,000"\n';

test('importing an unchanged export changes nothing', async () => {
  await createWork(api, {
    description: 'First line\r\nSecond, "quoted"',
    notes: '=not a formula',
    tags: ['new', 'limited'],
    tier: 'Tier 2',
    artistProofs: 2,
  });
  const { id } = await createWork(api, { title: 'Square', orientation: 'square', liveStatus: 'hidden' });
  const form = formOf({
    customSizes: [{ imageSize: '24x36', frameSize: '30x42', frameStyle: 'Gold', price: 7_000 }],
    specialEdition: { name: 'Folio', imageSize: '50x50', price: 30_000, editionCount: 2 },
  });
  await inventory(api, 'PUT', `/${id}`, { form });
  const file = await exported();
  const { rows, ignoredColumns } = await trial({ file });
  expect(rows.map(({ outcome, changes, faults }) => [outcome, changes, faults])).toEqual([
    ['unchanged', [], []],
    ['unchanged', [], []],
  ]);
  expect(ignoredColumns).toEqual([]);
});

test('the export has the artworks that match the filters, for staff as well', async () => {
  await createWork(api);
  await createWork(api, { title: 'Low Tide', series: 'SALT' });
  const { headers } = await staffSignedIn(api);
  const answer = await api.request('/api/admin/artwork-inventory.csv?series=SALT', { headers });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="inventory.csv"');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Low Tide,SALT');
});

test('a dry run shows what would change, and changes nothing', async () => {
  const { id } = await createWork(api);
  const file = `ID,Title,Year,Notes,30x20 price,45x30 offered\n${id},Night Bloom,1999,Framed twice,"$6,000.00",no\n`;
  const [row] = await rowsOf({ file });
  expect(row).toEqual({
    row: 2,
    title: 'Night Bloom',
    outcome: 'changed',
    workId: id,
    version: 1,
    changes: [
      { column: 'Year', from: '2024', to: '1999' },
      { column: 'Notes', from: '', to: 'Framed twice' },
      { column: '30x20 price', from: '5000', to: '6000' },
      { column: '45x30 offered', from: 'yes', to: 'no' },
    ],
    faults: [],
  });
  expect(await record(id)).toMatchObject({ year: 2024, version: 1 });
});

test('applies a dry run once', async () => {
  const { id } = await createWork(api);
  const file = edited(await exported(), ',Night Bloom,FLORALS,2024,', ',Night Bloom,FLORALS,1999,');
  expect(await write({ file })).toEqual({ written: 1, left: 0, refused: [] });
  expect(await record(id)).toMatchObject({ year: 1999, version: 2, description: null });
  expect((await rowsOf({ file })).map(({ outcome }) => outcome)).toEqual(['unchanged']);
  const audited: { action: string }[] = await api.database.manager.query(
    'SELECT action FROM audit_log ORDER BY id',
  );
  expect(audited.map(({ action }) => action)).toEqual(['artwork.changed', 'inventory.imported']);
});

test('adds new artworks with their pictures and named sizes, only once however often the file is imported', async () => {
  const pictures = { 'Tide.JPG': await describePicture(api, 'a') };
  expect(await rowsOf({ file: NEW })).toMatchObject([
    {
      outcome: 'fault',
      faults: [{ column: 'Pictures', sentence: 'tide.jpg was not uploaded. Please add it to the pictures.' }],
    },
  ]);
  expect(await write({ file: NEW, pictures })).toEqual({ written: 1, left: 0, refused: [] });
  const [row] = await rowsOf({ file: NEW });
  expect(row?.outcome).toBe('unchanged');
  expect(await record(row?.workId ?? '')).toMatchObject({
    slug: 'low-tide',
    printSizes: { '30x20': { enabled: true, price: 6_000, editionCount: 9, framedSize: '42.5x32.5' } },
    artworkImages: [{ id: 'a'.repeat(32), alt: 'Low Tide' }],
  });
});

test('errors name their column in the form’s words, and keep the row from being written', async () => {
  const work = await createWork(api);
  await api.get(PrintLedgerService).recordOfflineSale({
    editionId: editionOf(work, '30x20'),
    editionNumbers: [5],
    reason: 'before',
    actor: 'owner',
  });
  const file = [
    'ID,Title,Series,Year,Tier,30x20 numbers,Custom A size,Purchase link',
    `${work.id},,FLORALS,1850,Tier 9,4,,`,
    `${work.id},Night Bloom,FLORALS,2024,,4,,`,
    ',No Picture,FLORALS,2024,,,,',
    ',Night Bloom,FLORALS,2024,,,huge,javascript:alert(1)',
    '0193a0de-0000-7000-8000-00000000000a,Gone,FLORALS,2024,,,,',
  ].join('\n');
  const rows = await rowsOf({ file });
  expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual(
    [2, 3, 4, 5, 6].map((row) => [row, 'fault']),
  );
  expect(rows.map(({ faults }) => faults)).toEqual([
    [
      { column: 'Title', sentence: 'Title and Series are required' },
      { column: 'Tier', sentence: expect.stringContaining('Tier 1, Tier 2') },
    ],
    [{ column: null, sentence: 'Row 2 already describes this work.' }],
    [{ column: 'Pictures', sentence: 'At least one artwork image is required' }],
    [{ column: null, sentence: 'Row 2 already describes this work.' }],
    [{ column: null, sentence: 'No work has this ID.' }],
  ]);
  const [sold] = await rowsOf({ file: `ID,Year,30x20 numbers,30x20 price\n${work.id},1850,4,\n` });
  expect(sold?.faults).toEqual([
    { column: 'Year', sentence: expect.stringContaining('from 1900') },
    {
      column: '30x20 numbers',
      sentence: 'Number 5 of this size is sold or on hold, so the edition needs at least 5 prints.',
    },
  ]);
});

test('rejects and names an artwork that changed since the dry run, and writes the others', async () => {
  const first = await createWork(api);
  const second = await createWork(api, { title: 'Low Tide' });
  const file = `ID,Year\n${first.id},1999\n${second.id},1999\n`;
  const seen = seenIn(await trial({ file }));
  await inventory(api, 'PUT', `/${first.id}`, { form: formOf({ notes: 'Seen twice.' }) });
  const { body } = await post<ImportProgress>('', { file, seen });
  expect(body).toEqual({
    written: 1,
    left: 0,
    refused: [
      {
        row: 2,
        title: 'Night Bloom',
        sentence: 'Someone else just edited this work. Please preview the file again.',
      },
    ],
  });
  expect([(await record(first.id)).year, (await record(second.id)).year]).toEqual([2024, 1999]);
});

test('rejects a file other than the one in the dry run', async () => {
  const { id } = await createWork(api);
  const seen = seenIn(await trial({ file: `ID,Year\n${id},1999\n` }));
  const { status, body } = await post<Refused>('', { file: `ID,Year\n${id},1998\n`, seen });
  expect([status, body.fields?.['file']]).toEqual([
    400,
    'The file has changed since the preview. Please preview it again.',
  ]);
});

test('is for the owner only', async () => {
  const { headers } = await staffSignedIn(api);
  expect((await post<Refused>('/dry-run', { file: NEW, headers })).status).toBe(403);
});

test('takes as many queries for many rows as for few', async () => {
  const works = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    works.push(await createWork(api, { title }));
  const boundary = 'rows';
  const asked = (rows: string[]) =>
    countQueries(api, async () => {
      await api.app.inject({
        method: 'POST',
        url: `${IMPORT}/dry-run`,
        headers: { ...asOwner, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: [
          `--${boundary}`,
          'content-disposition: form-data; name="file"; filename="works.csv"',
          '',
          `ID,Year\n${rows.join('\n')}`,
          `--${boundary}--`,
          '',
        ].join('\r\n'),
      });
    });
  const rows = works.map(({ id }) => `${id},1999`);
  const few = await asked(rows.slice(0, 2));
  expect(few).toBeGreaterThan(4);
  expect(await asked(rows)).toBe(few);
});
