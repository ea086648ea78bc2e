import { mapSizeTexts } from '@gallery/domain';
import { aJpeg, formOf, inventory, listed, printSize, type Refused } from '../../../test/builders/inventory';
import { startApi, type TestApi } from '../../../test/app/start-api';
import type { Picture } from '../../media';
import type { InventoryRecord } from './dto/inventory.dto';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => api.reset());

afterAll(() => api.close());

const FORM = {
  title: 'Silver Stain',
  series: 'FLORALS',
  tier: 'Tier 1',
  orientation: 'square',
  tags: 'new, limited',
};

const audited = async (): Promise<{ action: string; details: unknown }[]> =>
  api.database.manager.query(
    "SELECT action, details FROM audit_log WHERE subject_kind = 'artwork' ORDER BY id",
  );

describe('a new artwork', () => {
  test('has its pictures, sizes, custom sizes and special edition, and is public (A45, A51, A56, A57, A58)', async () => {
    const { status, body } = await inventory<InventoryRecord>(api, 'POST', '', {
      form: formOf(
        {
          ...FORM,
          printSizes: {
            '20x20': printSize(),
            '7x7': printSize({ price: 333, editionCount: 100 }),
            '30x30': printSize({ enabled: false }),
          },
          customSizes: [
            { imageSize: '24x36', frameSize: '30x42', frameStyle: 'Gold', price: '7000', editionCount: '' },
          ],
          specialEdition: {
            imageSize: '50x50',
            price: 30_000,
            frameStyle: 'Custom',
            customFrameStyle: 'Walnut',
          },
        },
        [
          ['artworkImages', await aJpeg()],
          ['catalogueImages', await aJpeg(20), 'wall.jpg'],
        ],
      ),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: 'silver-stain',
      sizeType: 'square',
      tags: ['new', 'limited'],
      year: api.clock.now().getUTCFullYear(),
      customSizes: [{ label: 'A', imageSize: '24x36', price: 7_000, editionCount: 9 }],
      includeSpecialEdition: true,
      specialEdition: { imageSize: '50x50', price: 30_000, editionCount: 1, customFrameStyle: 'Walnut' },
      price: 333,
      availability: 'available',
      version: 1,
    });
    const noTexts = mapSizeTexts(() => '');
    expect(body.printSizes).toEqual({
      '20x20': {
        enabled: true,
        price: 4_000,
        editionCount: 9,
        framedSize: '32.5x32.5',
        frameStyle: 'White',
        ...noTexts,
      },
      '7x7': {
        enabled: true,
        price: 333,
        editionCount: 100,
        framedSize: 'Unframed Mini Print',
        frameStyle: 'Unframed',
        ...noTexts,
      },
    });
    expect([body.artworkImages.length, body.catalogueImages.length]).toEqual([1, 1]);
    const seen = await (await api.request('/api/artworks/silver-stain')).json();
    expect(seen).toMatchObject({ title: 'Silver Stain', catalogueImages: [{ alt: 'Silver Stain' }] });
    expect(await audited()).toMatchObject([{ action: 'artwork.created' }]);
  });

  test('shows its custom frame, with the edition’s own text before the artwork’s (A39, A68)', async () => {
    const { body } = await inventory(api, 'POST', '', {
      form: formOf(
        {
          ...FORM,
          frameStyle: 'Custom',
          customFrameStyle: 'Oak',
          printSizes: {
            '20x20': printSize({ frameStyle: 'Custom' }),
            '30x30': printSize({ framedSize: '42x42' }),
          },
          customSizes: [{ imageSize: '24x36', frameSize: '30x42', frameStyle: 'Custom', price: '7000' }],
          specialEdition: { imageSize: '50x50', frameStyle: 'Custom', customFrameStyle: 'Walnut' },
        },
        [['artworkImages', await aJpeg()]],
      ),
    });
    expect(await (await api.request(`/api/artworks/${body.slug}`)).json()).toMatchObject({
      editionOptions: [
        { size: '20x20', customFrame: 'Oak' },
        { size: '30x30', customFrame: null },
        { size: '24x36', customFrame: 'Oak' },
        { size: '50x50', customFrame: 'Walnut' },
      ],
    });
  });

  test('cannot have text with half a surrogate pair, which would be stored as something else', async () => {
    const specialEdition = String.raw`{"imageSize":"50x50","price":30000,"name":"\ud800"}`;
    const { body } = await inventory<Refused>(api, 'POST', '', {
      form: formOf({ ...FORM, specialEdition }, [['artworkImages', await aJpeg()]]),
    });
    expect(body.fields).toMatchObject({ specialEdition: 'This could not be read.' });
  });

  test('without sizes gets those of the price book (G14)', async () => {
    const { body } = await inventory<InventoryRecord>(api, 'POST', '', {
      form: formOf(FORM, [['artworkImages', await aJpeg()]]),
    });
    expect(body.editions.map((each) => [each.size, each.price])).toEqual([
      ['7x7', 333],
      ['20x20', 4_000],
      ['30x30', 8_000],
      ['40x40', 14_000],
    ]);
  });

  test('is rejected with errors by field, and nothing is stored (A49, A50)', async () => {
    const { status, body } = await inventory<Refused>(api, 'POST', '', {
      form: formOf(
        {
          ...FORM,
          title: ' ',
          year: '1850',
          printSizes: '{',
          customSizes: [{ imageSize: 'big', price: 'x' }],
        },
        [['artworkImages', Buffer.from('<svg/>'), 'drawing.svg']],
      ),
    });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      title: 'Title and Series are required',
      artworkImages: 'drawing.svg: The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.',
    });
    const second = await inventory<Refused>(api, 'POST', '', {
      form: formOf({
        ...FORM,
        year: '1850',
        printSizes: '{',
        customSizes: [{ imageSize: 'big', editionCount: 12 }],
      }),
    });
    expect(second.body.fields).toMatchObject({
      year: expect.stringContaining('1900'),
      printSizes: 'This could not be read.',
      'customSizes.0.imageSize': 'Please enter a size in inches, such as 24x36.',
      'customSizes.0.editionCount': 'This kind of edition can have 1 to 9 numbers.',
      artworkImages: 'At least one artwork image is required',
    });
    expect(await listed(api)).toEqual([]);
  });

  test('is rejected for each unknown field, instead of losing it silently', async () => {
    const { status, body } = await inventory<Refused>(api, 'POST', '', {
      form: formOf({
        ...FORM,
        titel: 'Silver Stain',
      }),
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ titel: 'This form has no such field.' });
    const parts = await inventory<Refused>(api, 'POST', '', {
      form: formOf({
        ...FORM,
        printSizes: { '20x20': printSize({ colour: 'sepia' }) },
        customSizes: [{ imageSize: '24x36', enabled: true }],
        specialEdition: { imageSize: '50x50', variant: 'Silk' },
        pictures: { artwork: [{ mediaId: 'a'.repeat(32), caption: 'Stain' }], wall: [] },
      }),
    });
    expect(parts.status).toBe(400);
    expect(parts.body.fields).toMatchObject({
      'printSizes.20x20.colour': 'This form has no such field.',
      'customSizes.0.enabled': 'This form has no such field.',
      'specialEdition.variant': 'This form has no such field.',
      'pictures.artwork.0.caption': 'This form has no such field.',
      'pictures.wall': 'This form has no such field.',
    });
  });

  test('uses pictures uploaded beforehand, in the order of its form', async () => {
    const ahead = async (tone: number) =>
      (
        await inventory<Picture>(api, 'POST', '/pictures', {
          form: formOf({}, [['picture', await aJpeg(tone)]]),
        })
      ).body.id;
    const [one, two] = [await ahead(1), await ahead(2)];
    const pictures = { artwork: [{ mediaId: two, alt: 'The stain' }, { mediaId: one }], catalogue: [] };
    const { body } = await inventory<InventoryRecord>(api, 'POST', '', {
      form: formOf({ ...FORM, pictures }),
    });
    expect(body.artworkImages.map(({ id, alt }) => [id, alt])).toEqual([
      [two, 'The stain'],
      [one, 'Silver Stain'],
    ]);
    const wrong = await inventory<Refused>(api, 'POST', '/pictures', {
      form: formOf({}, [['picture', Buffer.from('no'), 'no.txt']]),
    });
    expect(wrong.body.fields).toEqual({
      picture: 'The file is not a JPEG, PNG, WebP, TIFF or AVIF picture.',
    });
  });
});
