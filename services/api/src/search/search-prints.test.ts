import { createEvent, publishPhoto } from '../../test/builders/events';
import { createEdition } from '../../test/builders/checkout';
import { asOwner } from '../../test/app/signed-in-owner';
import { startApi, type TestApi } from '../../test/app/start-api';
import type { SearchResults } from './dto/search.dto';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ stripe: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function search(q: string): Promise<SearchResults> {
  const response = await api.request(`/api/admin/search?q=${encodeURIComponent(q)}`, { headers: asOwner });
  const results: SearchResults = JSON.parse(await response.text());
  return results;
}

describe('prints', () => {
  beforeEach(async () => {
    await createEdition(api, { title: 'Inside Voice', size: '30x20' });
    await createEdition(api, { title: 'Inside Voice Two', size: '60x40' });
  });
  const prints = async (q: string) =>
    (await search(q)).prints.map(({ title, size, editionNumber }) => [title, size, editionNumber]);

  test.each(['Inside Voice 30 3', 'inside voice 20 3', 'Inside Voice 20×30 in no. 3 of 9'])(
    '%s is number 3 of that size',
    async (q) => {
      expect(await prints(q)).toEqual([['Inside Voice', '30x20', 3]]);
    },
  );

  test('without a size, the number is found in every size', async () => {
    expect(await prints('inside voice 3')).toEqual([
      ['Inside Voice', '30x20', 3],
      ['Inside Voice Two', '60x40', 3],
    ]);
  });

  test('without a number, it finds the edition', async () => {
    expect(await prints('inside voice 60x40')).toEqual([['Inside Voice Two', '60x40', null]]);
  });

  test('a number that the edition does not have is not found', async () => {
    expect(await prints('inside voice 30 10')).toEqual([]);
  });
});

describe('prints of event photos', () => {
  beforeEach(async () => {
    const { id } = await createEvent(api, { title: 'Spring Opening' });
    const photo = await publishPhoto(api, id, { caption: 'The hat' });
    await publishPhoto(api, id, { caption: 'The hat again' });
    const sale = { size: '30x20', fullName: 'Grace Hopper', email: 'grace@example.com' };
    const sold = await api.request(`/api/admin/event-photos/${photo.id}/sales`, {
      method: 'POST',
      body: sale,
      headers: asOwner,
    });
    if (sold.status !== 201) throw new Error(`Not sold: ${await sold.text()}`);
  });

  test.each([
    ['hat', null],
    ['spring hat', null],
    ['spring 20 3', 3],
    ['The hat 30x20', null],
  ])('%s finds the edition that has begun to sell', async (q, editionNumber) => {
    expect((await search(q)).prints).toEqual([
      {
        editionId: expect.any(String),
        title: 'The hat, Spring Opening',
        size: '30x20',
        total: 9,
        editionNumber,
      },
    ]);
  });

  test.each(['hat 60x40', 'spring 20 10'])('%s finds none', async (q) => {
    expect((await search(q)).prints).toEqual([]);
  });
});
