import { anArtwork, anEditionOption, aPicture, refusal, renderRoutes } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, shownToast } from '../../page-test-support';
import { routes } from '../../remote';

const INVENTORY = 'GET /api/admin/artwork-inventory';
const dunes = anArtwork({
  title: 'Dunes',
  series: 'ENVIRONMENTS',
  editionOptions: [
    anEditionOption({ size: '7x5', kind: 'mini', frameSize: null, frameStyles: ['Unframed'], price: 333 }),
    anEditionOption({ size: '30x20', frameSize: '42x32', frameStyles: ['Black', 'Gold'], price: 5_000 }),
    anEditionOption({ size: '60x40', frameSize: '74x52', frameStyles: ['Black', 'Gold'], price: 15_000 }),
  ],
});
const peony = anArtwork({ title: 'Peony', series: 'FLORALS', orientation: 'square' });

// Compiled once before the tests: the first would time out otherwise.
beforeAll(() => import('./visualizer.page'));
beforeEach(() => arrive());

const open = (query = '') =>
  renderRoutes(routes, {
    path: `/visualizer${query}`,
    api: { [INVENTORY]: [dunes, peony], 'GET /api/artworks/{slug}': dunes },
  });
const artwork = () => screen.getByRole('button', { name: 'Move Dunes' });
/** Left, top, width, height of the artwork in percent of the wall. */
const place = () => {
  const { left, top, width, height } = artwork().style;
  return [left, top, width, height].map((length) => Math.round(Number.parseFloat(length) * 10) / 10);
};

test('a link shows its work in its size and frame, and says how large both are (G24)', async () => {
  open('?work=dunes&size=60x40&frame=Gold');
  expect(await screen.findByText('Print 60 × 40 in (152 × 102 cm)')).toBeInTheDocument();
  expect(screen.getByText('Framed 74 × 52 in (188 × 132 cm)')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Gold' })).toBeChecked();
});

test('signed out, the work takes as much of the wall as its inches do (G24)', async () => {
  open('?work=dunes&size=30x20');
  await screen.findByRole('button', { name: 'Move Dunes' });
  // 42 × 32 in the middle of 192 × 128 inches of wall.
  expect(place()).toEqual([39.1, 37.5, 21.9, 25]);
});

test('from half as far it is twice as large', async () => {
  open('?work=dunes&size=30x20&feet=6');
  await screen.findByRole('button', { name: 'Move Dunes' });
  expect(place().slice(2)).toEqual([43.8, 50]);
});

test('a choice changes the view and goes into the address', async () => {
  const user = userEvent.setup();
  const { router } = open('?work=dunes&size=30x20');
  await user.click(await screen.findByRole('radio', { name: '60 × 40 in' }));
  await user.click(screen.getByRole('radio', { name: 'Gold' }));
  expect(screen.getByText('Framed 74 × 52 in (188 × 132 cm)')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?work=dunes&size=60x40&frame=Gold'));
});

test('a mini hangs unframed', async () => {
  const user = userEvent.setup();
  open('?work=dunes');
  await user.click(await screen.findByRole('radio', { name: '5 × 7 in' }));
  expect(screen.getByText('Print 7 × 5 in (18 × 13 cm)')).toBeInTheDocument();
  expect(screen.getByText('Unframed', { selector: 'output *' })).toBeInTheDocument();
});

test('another work starts with its own editions', async () => {
  const user = userEvent.setup();
  open('?work=dunes&size=60x40');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Work' }), 'Peony');
  expect(screen.getByText('Framed 32.5 × 32.5 in (83 × 83 cm)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View this work' })).toHaveAttribute('href', '/fine-art/peony');
});

test('the work is seen whole: a large one takes the visitor back to where it fits', async () => {
  open('?work=dunes&size=60x40&feet=3');
  // Frame 74 wide and 52 high: a view of at least 78 needs six feet.
  expect(await screen.findByRole('slider', { name: 'Viewing distance 6 ft (1.8 m)' })).toHaveValue('6');
});

test('arrow keys move the work an inch, with Shift six', async () => {
  const user = userEvent.setup();
  open('?work=dunes&size=30x20');
  (await screen.findByRole('button', { name: 'Move Dunes' })).focus();
  await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByText('Center 64 in (163 cm) above the floor, 1 in right of center')).toBeInTheDocument();
});

test('words move it as well, and back to the middle', async () => {
  const user = userEvent.setup();
  open('?work=dunes&size=30x20');
  await user.click(await screen.findByRole('button', { name: 'Left' }));
  expect(screen.getByText(/2 in left of center/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Center' }));
  expect(screen.getByText('Center 57 in (145 cm) above the floor')).toBeInTheDocument();
});

test('dragged over a tenth of the wall, it moves by a tenth of its inches', async () => {
  open('?work=dunes&size=30x20');
  await screen.findByRole('button', { name: 'Move Dunes' });
  HTMLElement.prototype.setPointerCapture = jest.fn();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 960, 640));
  // jsdom has no pointer events; a mouse event of that name has all fields that are read.
  const point = (name: string, clientX: number) =>
    fireEvent(artwork(), new MouseEvent(name, { bubbles: true, clientX, clientY: 320 }));
  point('pointerdown', 480);
  point('pointermove', 576);
  point('pointerup', 576);
  point('pointermove', 900);
  // A tenth of 192 inches.
  expect(screen.getByText(/19 in right of center/)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('the link to the view carries what was chosen a moment ago', async () => {
  const user = userEvent.setup();
  open('?work=dunes');
  await user.click(await screen.findByRole('radio', { name: 'Night' }));
  await user.click(screen.getByRole('button', { name: 'Copy link to this view' }));
  await waitFor(() => expect(shownToast()).toBe('Link Copied'));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/visualizer?work=dunes&wall=night');
});

test('a print is bought in the frame that is shown', async () => {
  const user = userEvent.setup();
  const { router } = open('?work=dunes&size=30x20&frame=Gold');
  await user.click(await screen.findByRole('button', { name: 'Purchase, $5,000' }));
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(localStorage.getItem('cart-items')).toContain('Gold');
});

test('a framed edition that is shown without its frame says how it is sold', async () => {
  open('?work=dunes&size=30x20&frame=Unframed');
  expect(await screen.findByText('Sold framed, in Black')).toBeInTheDocument();
});

test('a gallery that sells by inquiry shows no price and no purchase', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  open('?work=dunes');
  expect(await screen.findByRole('link', { name: 'View this work' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Purchase/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('a link to a work that is gone says so and hangs another one', async () => {
  open('?work=lost');
  expect(await screen.findByText(/That work is no longer available/)).toBeInTheDocument();
  expect(artwork()).toBeInTheDocument();
});

test('a failure can be retried', async () => {
  const user = userEvent.setup();
  let asked = 0;
  renderRoutes(routes, {
    path: '/visualizer',
    api: {
      [INVENTORY]: () => {
        asked += 1;
        return asked === 1 ? Response.json({}, { status: 503 }) : [dunes];
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Move Dunes' })).toBeInTheDocument();
});

test('a gallery without works says so', async () => {
  renderRoutes(routes, { path: '/visualizer', api: { [INVENTORY]: [] } });
  const state = (await screen.findByText('There are no works to preview yet.')).closest('[role="status"]');
  expect(state).not.toBeNull();
  expect(within(state as HTMLElement).getByRole('link', { name: 'Return to Gallery' })).toBeInTheDocument();
});

describe('a live print', () => {
  const framed = (frameType: string, framedSize: string) => ({ frameType, framedSize });
  const sheet = {
    title: 'The hat',
    series: 'An Evening on Paper',
    year: 2026,
    picture: aPicture({ width: 1500, height: 1000 }),
    orientation: 'landscape',
    options: [
      {
        size: '30x20',
        framedSize: '42.5x32.5',
        price: 10_000,
        frameOptions: [
          framed('Black wood, 5 in matte', '42.5x32.5'),
          framed('Gold metal, 7.5 in matte', '45x35'),
        ],
      },
    ],
    eventPhoto: { price: 150 },
  };
  const openPhoto = (answer: object) =>
    renderRoutes(routes, {
      path: '/visualizer?event=evening&photo=hat&frame=Gold+metal,+7.5+in+matte',
      api: { 'GET /api/events/{id}/photos/{photoId}/editions': answer },
    });

  test('hangs in the frame and matte of its purchase sheet (R8)', async () => {
    const user = userEvent.setup();
    openPhoto(sheet);
    expect(await screen.findByText('Framed 45 × 35 in (114 × 89 cm)')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Black wood, 5 in matte' }));
    expect(screen.getByText('Framed 42.5 × 32.5 in (108 × 83 cm)')).toBeInTheDocument();
    expect(screen.getByText('$10,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Purchase options' })).toHaveAttribute(
      'href',
      '/live-event/evening?photo=hat',
    );
  });

  test.each([
    ['pass_required', 'This photograph is available only to guests of its event.'],
    ['photo_not_for_sale', 'This photograph is no longer for sale.'],
  ] as const)('leads back to its event when the API answers %s', async (code, message) => {
    openPhoto(refusal(code));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the live event' })).toHaveAttribute(
      'href',
      '/live-event/evening',
    );
  });
});
