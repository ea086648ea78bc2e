import { COLLECTOR_LEVELS } from '@gallery/domain';
import { aJpeg, formOf, inventory, listed, printSize, type Refused } from '../../../test/builders/inventory';
import { startFrontEnd, untilBuildsAreKnown, type FrontEnd } from '../../../test/app/front-end';
import { asOwner } from '../../../test/app/signed-in-owner';
import { cartItem } from '../../../test/builders/checkout';
import { startApi, type TestApi } from '../../../test/app/start-api';

let frontEnd: FrontEnd;
let api: TestApi;
beforeAll(async () => {
  frontEnd = await startFrontEnd();
  api = await startApi({ env: { WEB_ORIGIN: frontEnd.origin } });
  await untilBuildsAreKnown(api);
});

beforeEach(() => api.reset());

afterAll(async () => {
  await api.close();
  await frontEnd.close();
});

const DRAFT = { liveStatus: 'draft', tier: 'Tier 1', orientation: 'square' };

const addDraft = async (fields: object = {}, hasPicture = true) =>
  (
    await inventory(api, 'POST', '', {
      form: formOf({ ...DRAFT, ...fields }, hasPicture ? [['artworkImages', await aJpeg()]] : []),
    })
  ).body;
const change = <Body = Refused>(id: string, fields: Record<string, string>) =>
  inventory<Body>(api, 'PUT', `/${id}`, { form: formOf(fields) });
const publish = (id: string) =>
  inventory<Refused>(api, 'PATCH', `/${id}/live-status`, { json: { liveStatus: 'live' } });
const textOf = async (path: string) => (await api.request(path)).text();

describe('a draft', () => {
  test('can omit title, series and picture, and has the sizes of the price book', async () => {
    const draft = await addDraft({}, false);
    expect(draft).toMatchObject({ title: '', series: '', liveStatus: 'draft', artworkImages: [] });
    expect(draft.editions).toHaveLength(4);
  });

  test('is on no public page and in no list, feed or sitemap', async () => {
    const { id, slug } = await addDraft({ title: 'Night Bloom', series: 'FLORALS' });
    for (const path of [`/api/artworks/${slug}`, `/api/artworks/${id}`, `/fine-art/${slug}`])
      expect((await api.request(path)).status).toBe(404);
    const lists = ['/api/artworks', '/api/admin/artwork-inventory', '/api/ledger'];
    for (const path of [...lists, '/', '/fine-art', '/ledger', '/feed.xml', '/sitemap.xml'])
      expect(await textOf(path)).not.toMatch(/night.bloom/i);
  });

  test('cannot be bought by its id', async () => {
    const draft = await addDraft({ title: 'Night Bloom', series: 'FLORALS' });
    const quote = await api.request('/api/quotes', {
      method: 'POST',
      body: {
        items: [cartItem({ artworkId: draft.id, title: draft.title, size: '20x20', priceCents: 400_000 })],
      },
    });
    expect(quote.status).toBe(404);
  });

  test('is not published until its page has what it needs, and is public afterwards', async () => {
    const { id } = await addDraft({}, false);
    const refused = await publish(id);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      {
        title: 'Title and Series are required',
        series: 'Title and Series are required',
        artworkImages: 'At least one artwork image is required',
      },
    ]);
    await inventory(api, 'PUT', `/${id}`, {
      form: formOf({ title: 'Night Bloom', series: 'FLORALS', liveStatus: 'draft' }, [
        ['artworkImages', await aJpeg()],
      ]),
    });
    expect((await publish(id)).status).toBe(200);
    expect((await api.request('/api/artworks/night-bloom')).status).toBe(200);
  });

  test('published by a form is rejected with errors at the missing fields', async () => {
    const { id } = await addDraft({ title: 'Night Bloom' });
    const { status, body } = await change(id, { liveStatus: 'live' });
    expect([status, body.fields]).toEqual([400, { series: 'Title and Series are required' }]);
  });

  test('cannot be half published: hiding requires the same fields', async () => {
    const { id } = await addDraft();
    const { status } = await inventory<Refused>(api, 'PATCH', `/${id}/live-status`, {
      json: { liveStatus: 'hidden' },
    });
    expect(status).toBe(400);
  });

  test('leaves no old slug behind when it is named', async () => {
    const { id, slug } = await addDraft();
    await change(id, { title: 'Night Bloom', liveStatus: 'draft' });
    const rows = await api.database.manager.query<{ slug: string }[]>(
      'SELECT slug FROM artwork_slugs WHERE artwork_id = ?',
      [id],
    );
    expect([slug, rows]).toEqual(['untitled-artwork', [{ slug: 'night-bloom' }]]);
  });

  test('is listed among drafts, and a published artwork cannot become one again', async () => {
    await addDraft({ title: 'Night Bloom' });
    const { id } = (
      await inventory(api, 'POST', '', {
        form: formOf({ title: 'Day', series: 'FLORALS', printSizes: { '20x20': printSize() } }, [
          ['artworkImages', await aJpeg()],
        ]),
      })
    ).body;
    expect([await listed(api, '?state=draft'), await listed(api, '?state=live')]).toEqual([
      ['Night Bloom'],
      ['Day'],
    ]);
    expect((await change(id, { liveStatus: 'draft' })).body.fields).toEqual({
      liveStatus: 'A published artwork can be hidden, but cannot become a draft again.',
    });
  });

  test('cannot be shown in a private preview', async () => {
    const { id } = await addDraft({ title: 'Night Bloom', series: 'FLORALS' });
    const response = await api.request('/api/admin/private-previews', {
      method: 'POST',
      headers: { ...asOwner, 'content-type': 'application/json' },
      body: JSON.stringify({
        artworkIds: [id],
        level: COLLECTOR_LEVELS[0],
        expiresAt: new Date(api.clock.now().getTime() + 24 * 60 * 60_000).toISOString(),
      }),
    });
    expect(await response.json()).toMatchObject({
      fields: { artworkIds: 'This artwork is a draft. Publish or hide it first.' },
    });
  });
});
