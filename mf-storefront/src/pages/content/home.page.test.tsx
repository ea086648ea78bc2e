import {
  anArtworkCard,
  anArtwork,
  anEditionOption,
  aPicture,
  refusal,
  renderRoutes,
  siteContent,
} from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockFilmPlayback, type FilmPlaybackMock } from '../../features/landing/film/film-test-support';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const WORKS = 'GET /api/artworks';
const SITE = 'GET /api/site';
const dunes = anArtworkCard(
  anArtwork({ title: 'Inventory of Wind', editionOptions: [anEditionOption({ size: '30x20' })] }),
);
const bowl = anArtworkCard(
  anArtwork({ title: 'Mended Twice', editionOptions: [anEditionOption({ size: '20x20' })] }),
);
const full = siteContent({
  home: {
    behindTheScenes: { caption: 'Behind the scenes', film: { poster: null, sources: [], seconds: 0 } },
    availableAt: {
      gallery: 'A Dallas gallery',
      note: 'by appointment',
      text: 'Both works hang in the gallery.',
      rooms: [{ picture: aPicture({ alt: 'A room' }), caption: 'Room one' }],
      works: [
        { slug: 'mended-twice', size: '20x20', editionNumber: 1 },
        { slug: 'inventory-of-wind', size: '30x20', editionNumber: 2 },
        { slug: 'sold-and-gone', size: '30x20', editionNumber: 3 },
      ],
    },
    mission: {
      sentence: 'A photograph should be lived with.',
      paragraphs: ['A share of every sale goes to it.'],
      link: { label: 'The philosophy project', href: 'https://charity.example/' },
    },
  },
});
let cinema: FilmPlaybackMock;

beforeEach(() => {
  arrive();
  cinema = mockFilmPlayback();
});
afterEach(() => cinema.restore());

const open = (site: object = full, artworks: object = [dunes, bowl]) =>
  renderRoutes(routes, { path: '/', api: { [SITE]: site, [WORKS]: artworks } });

const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the page opens with the headline, and the three things that the gallery does lead on (S1, S34, S41)', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Photographs in editions of nine/ }),
  ).toBeInTheDocument();
  expect(linkTo(/^Commissions/)).toBe('/commercial');
  expect(linkTo(/^Live Events/)).toBe('/live-events');
  expect(linkTo(/^Limited Editions/)).toBe('/fine-art');
  expect(linkTo('About the artist')).toBe('/about');
});

test('the gallery that shows prints: who, two framed works with their numbers, and whom to ask (S43, S45, S46)', async () => {
  open();
  const place = within(await screen.findByRole('region', { name: 'Now Available at' }));
  expect(place.getByText('A Dallas gallery, by appointment')).toBeInTheDocument();
  const artworks = place.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(artworks).toEqual([
    ['/fine-art/mended-twice', expect.stringContaining('Edition 1 of 9, framed 42 × 32 in')],
    ['/fine-art/inventory-of-wind', expect.stringContaining('Edition 2 of 9, framed 42 × 32 in')],
    ['/contact#contact-form', 'Contact to Acquire'],
  ]);
});

test('the mission leads to its project and to the works (S47, S48)', async () => {
  open();
  const mission = within(await screen.findByRole('region', { name: 'A photograph should be lived with.' }));
  expect(mission.getByText('A share of every sale goes to it.')).toBeInTheDocument();
  const hrefs = mission.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['https://charity.example/', '/fine-art']);
});

test('a mission without a link of its own leads to the charity that the gallery names', async () => {
  open(siteContent());
  const link = await screen.findByRole('link', { name: 'The charity' });
  expect(link).toHaveAttribute('href', 'https://charity.example');
});

test('what the owner has not filled in is left out', async () => {
  open(siteContent({ home: { features: [] } }), []);
  await screen.findByRole('link', { name: 'The charity' });
  expect(screen.queryByText('Now Available at')).not.toBeInTheDocument();
  expect(screen.queryByText(/silent/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Artworks' })).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a work on the carousel says what it costs (S50)', async () => {
  open(full, [dunes]);
  const carousel = await screen.findByRole('region', { name: 'Artworks' });
  expect(carousel).toHaveTextContent('9 remaining');
});

test('while the gallery sells by inquiry no price is named anywhere (S26)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  open(full, [anArtworkCard(anArtwork({ editionOptions: [anEditionOption({ price: null, total: 100 })] }))]);
  expect(await screen.findByText('Price on inquiry')).toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('the words stand while the works are on their way', async () => {
  open(full, () => new Promise(() => {}));
  expect(await screen.findByText('Loading artworks...')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Photographs in editions of nine/);
});

test('works that could not be loaded can be asked for again, and the rest stands', async () => {
  let isDown = true;
  open(full, () => (isDown ? refusal('unavailable') : [bowl]));
  expect(await screen.findByText('The artworks could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('Now Available at')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Artworks' })).toBeInTheDocument();
});

test('words that could not be loaded can be asked for again, and the works stand', async () => {
  let isDown = true;
  open(() => (isDown ? refusal('unavailable') : full));
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded.' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Artworks' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Now Available at')).toBeInTheDocument();
});
