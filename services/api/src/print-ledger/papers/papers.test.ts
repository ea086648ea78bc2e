import { asOwner } from '../../../test/app/signed-in-owner';
import { readPdf } from '../../../test/app/read-pdf';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { createWork, editionOf } from '../../../test/builders/artworks';
import { buyPrints } from '../../../test/builders/certificates';
import { hold, ledgerCalls } from '../../../test/builders/print-ledger';
import { column, createEdition, type TestEdition } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';

let api: TestApi;
let edition: TestEdition;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(async () => {
  api.clock.reset();
  await api.reset();
  edition = await createEdition(api);
});
afterAll(() => api.close());

const { move } = ledgerCalls(() => ({ api, edition }));

const ask = (paper: string, body: object, headers: Record<string, string> = asOwner): Promise<Response> =>
  api.request(`/api/admin/papers/${paper}.pdf`, { method: 'POST', headers, body });

async function read(paper: string, body: object) {
  const response = await ask(paper, body);
  if (response.status !== 200) throw new Error(`${paper}: ${response.status} ${await response.text()}`);
  return readPdf(Buffer.from(await response.arrayBuffer()));
}

const consignment = (editionNumber: number | null, more: object = {}) => ({
  prints: [{ artworkId: edition.artworkId, editionId: edition.editionId, editionNumber }],
  venue: 'Meridian Hotel',
  address: '12 Elm Street\nDallas, Texas 75226',
  startsOn: '2026-12-01',
  endsOn: '2027-02-28',
  venueSharePercent: 40,
  furtherTerms: '',
  ...more,
});

describe('wall labels', () => {
  const label = () => ({ artworkId: edition.artworkId, editionId: edition.editionId });

  test('have title, year, medium, size and edition, and lead to the artwork’s page', async () => {
    const { text, alts, tags, pages } = await read('wall-labels', { labels: [label()], showsPrices: true });
    for (const line of ['Night Bloom', '2024', 'Archival pigment print', '30 × 20 in, framed 42 × 32 in'])
      expect(text).toContain(line);
    expect(text).toContain('Edition of 9');
    expect(text).toContain('$5,000');
    expect(alts).toContainEqual(expect.stringMatching(/QR code of .*\/fine-art\/night-bloom$/));
    expect(tags).toEqual(expect.arrayContaining(['H2', 'P', 'Link']));
    expect(pages).toEqual([{ width: 612, height: 792 }]);
  });

  test('leave out prices if requested', async () => {
    expect((await read('wall-labels', { labels: [label()], showsPrices: false })).text).not.toContain('$');
  });

  test('of a hidden artwork have no QR code', async () => {
    const { artworkId, editionId } = await createEdition(api, { title: 'Salt', liveStatus: 'hidden' });
    const { alts } = await read('wall-labels', { labels: [{ artworkId, editionId }], showsPrices: false });
    expect(alts).toEqual([]);
  });

  test('continue on a second sheet after the eighth', async () => {
    const labels = Array.from({ length: 9 }, label);
    expect((await read('wall-labels', { labels, showsPrices: false })).pages).toHaveLength(2);
  });

  test('for more than a hundred artworks are rejected', async () => {
    const labels = Array.from({ length: 101 }, label);
    const response = await ask('wall-labels', { labels, showsPrices: false });
    expect(await response.json()).toMatchObject({ fields: { labels: 'Choose at most 100 works.' } });
  });

  test('for a size of another artwork are rejected', async () => {
    const other = await createEdition(api, { title: 'Salt' });
    const labels = [{ artworkId: other.artworkId, editionId: edition.editionId }];
    const response = await ask('wall-labels', { labels, showsPrices: false });
    expect(await response.json()).toMatchObject({ code: 'edition_not_found' });
  });
});

describe('a consignment sheet', () => {
  test('has the lowest available number, the amounts of both sides, the terms and a line for each signature', async () => {
    await move(1, 'hold', hold);
    const { text } = await read('consignment-sheet', consignment(null));
    expect(text).toContain('Number 2 of 9');
    expect(text).toContain('Retail $5,000');
    expect(text).toContain('To TF Gallery $3,000');
    expect(text).toContain('Prints that are not sold come back by February 28, 2027');
    expect(text).toContain('For Meridian Hotel');
  });

  test('can have a number that the gallery holds for the venue', async () => {
    await move(1, 'hold', hold);
    expect((await read('consignment-sheet', consignment(1))).text).toContain('Number 1 of 9');
  });

  test('with a sold number is rejected', async () => {
    await api.database.manager.query("UPDATE prints SET state = 'sold' WHERE edition_number = 3");
    const response = await ask('consignment-sheet', consignment(3));
    expect(await response.json()).toMatchObject({
      code: 'number_taken',
      message: 'Number 3 of Night Bloom, 30 × 20 in is not available.',
    });
  });

  test('cannot have a number twice', async () => {
    const prints = [3, 3].flatMap((number) => consignment(number).prints);
    const response = await ask('consignment-sheet', consignment(null, { prints }));
    expect(await response.json()).toMatchObject({ code: 'number_taken' });
  });

  test('must end after it begins', async () => {
    const response = await ask('consignment-sheet', consignment(1, { endsOn: '2026-11-30' }));
    expect(await response.json()).toMatchObject({ fields: { endsOn: expect.any(String) } });
  });

  test('is for the owner only', async () => {
    const { headers } = await staffSignedIn(api);
    const response = await ask('consignment-sheet', consignment(1), headers);
    expect(await response.json()).toMatchObject({ code: 'owner_only' });
  });
});

describe('a catalogue raisonné', () => {
  test('has a cover, a page for each artwork in the given order, and an index', async () => {
    const other = await createWork(api, { title: 'Aster', year: 2021 });
    const artworkIds = [edition.artworkId, other.id];
    const { pages, text } = await read('catalogue-raisonne', { artworkIds, showsCertificates: true });
    expect(pages).toHaveLength(4);
    expect(text).toContain('2 works, 2021 to 2024');
    expect(text.indexOf('Night Bloom')).toBeLessThan(text.indexOf('Aster'));
    expect(editionOf(other, '30x20')).toBeDefined();
  });

  test('lists the certificates of sold prints only if requested', async () => {
    const [coaId = ''] = await buyPrints(api, { title: 'Salt' });
    const [id] = await column(api, "SELECT id FROM artworks WHERE title = 'Salt'");
    const textOf = async (showsCertificates: boolean) =>
      (await read('catalogue-raisonne', { artworkIds: [id], showsCertificates })).text;
    expect(await textOf(true)).toContain(`1: ${coaId}`);
    expect(await textOf(false)).not.toContain(coaId);
    expect(await textOf(false)).toContain('1 of 9 sold');
  });

  test('with an unknown artwork is rejected', async () => {
    const artworkIds = ['01900000-0000-7000-8000-000000000009'];
    const response = await ask('catalogue-raisonne', { artworkIds, showsCertificates: false });
    expect(await response.json()).toMatchObject({ code: 'artwork_not_found' });
  });

  test('is for staff only', async () => {
    const body = { artworkIds: [edition.artworkId], showsCertificates: false };
    expect((await ask('catalogue-raisonne', body, {})).status).toBe(401);
  });
});
