import type { ArtworkRecord } from '@gallery/contracts';
import { inCatalogOrder } from '@gallery/domain';
import { anArtwork, anEditionOption, renderRoutes } from '@gallery/testing';
import { act, configure, getConfig, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const INVENTORY = 'GET /api/admin/artwork-inventory';
const peony = anArtwork({ title: 'Inside Voice', series: 'FLORALS', tags: ['macro'] });
const linen = anArtwork({ title: 'The Weight of Linen', series: 'DONTSHOOTMYFACE' });
const dunes = anArtwork({ title: 'Inventory of Wind', series: 'ENVIRONMENTS' });

beforeEach(() => arrive());

/** Titles in display order. */
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(titleIn);
/** Entry and card are one element, and jsdom has no style sheet that would hide one of the two links. */
const titleIn = (heading: HTMLElement) => within(heading).getAllByRole('link')[0]?.textContent;

/** An artwork of the grid, if it is there. */
async function findArtwork(title: string): Promise<HTMLElement> {
  const [link] = await screen.findAllByRole('link', { name: title });
  const artwork = link?.closest('li');
  if (!artwork) throw new Error(`${title} does not hang in the list.`);
  return artwork;
}

function open(artworks: ArtworkRecord[], path = '/fine-art') {
  return renderRoutes(routes, { path, api: { [INVENTORY]: artworks } });
}

/** Events as in a browser, where the next one does not wait for React to render the last change. */
async function withoutWaitingForReact(type: () => Promise<void>): Promise<void> {
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (fire: () => unknown) => fire() });
  await type().finally(() => configure({ eventWrapper }));
}

test('the works hang with their labels, each a link to its page (S2, S58, S60, S70, S71)', async () => {
  open([peony, linen]);
  expect(await screen.findByText('LOADING FINE ART COLLECTION...')).toBeInTheDocument();
  const artwork = await findArtwork('Inside Voice');
  expect(within(artwork).getAllByRole('link')[0]).toHaveAttribute('href', '/fine-art/inside-voice');
  expect(artwork).toHaveTextContent('FLORALS, 2024');
  expect(artwork).toHaveTextContent('Archival pigment print on cotton rag');
  expect(artwork).toHaveTextContent('From $333');
  expect(screen.getByText('2 works in two series')).toBeInTheDocument();
});

test('a sold out work says so in words and in nine dots (S69, S75)', async () => {
  const gone = anArtwork({ title: 'One Breath', editionOptions: [anEditionOption({ sold: 9 })] });
  open([gone]);
  const artwork = await findArtwork('One Breath');
  expect(artwork).toHaveTextContent('Sold Out');
  expect(within(artwork).getByText('Edition of 9, 9 sold, 0 available')).toBeInTheDocument();
});

test('ten or fewer left are counted, with what is on hold; a card says the price too (S76)', async () => {
  const few = anArtwork({ title: 'Shallows', editionOptions: [anEditionOption({ sold: 5, held: 1 })] });
  open([few]);
  expect(await screen.findByText('4 remaining, 1 on hold')).toBeInTheDocument();
  expect(screen.getByText('From $5,000')).toBeInTheDocument();
});

test('a featured work says so beside its price (S77)', async () => {
  open([anArtwork({ isFeatured: true })]);
  expect(await screen.findByText('Featured. From $333')).toBeInTheDocument();
});

test('a price of nothing is asked for (S71, G13)', async () => {
  const unpriced = anArtwork({ editionOptions: [anEditionOption({ price: 0, total: 100 })] });
  open([unpriced]);
  expect(await screen.findByText('Price on inquiry')).toBeInTheDocument();
});

test('a search stands in the URL, and Clear filters brings everything back (S52, S59)', async () => {
  const user = userEvent.setup();
  const { router } = open([peony, linen, dunes]);
  const search = await screen.findByLabelText('Search title, series or tag');
  await user.type(search, 'macro');
  await waitFor(() => expect(titles()).toEqual(['Inside Voice']));
  expect(router.state.location.search).toBe('?q=macro');

  await user.type(search, ' sea');
  expect(await screen.findByText('No artworks found matching your search criteria.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(titles()).toHaveLength(3);
  expect(router.state.location.search).toBe('');
  expect(search).toHaveValue('');
});

test('the address follows once nobody types any more, or at once with Enter (S52)', async () => {
  const { router } = open([peony, linen]);
  const search = await screen.findByLabelText('Search title, series or tag');
  const user = userEvent.setup();
  await user.type(search, 'voi');
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(router.state.location.search).toBe('?q=voi'));
  await user.type(search, 'ce{Enter}');
  expect(router.state.location.search).toBe('?q=voice');
});

test('letters that are typed faster than the page renders stay in the field (S52)', async () => {
  const { router } = open([peony, linen]);
  const search = await screen.findByLabelText('Search title, series or tag');
  await withoutWaitingForReact(() => userEvent.setup({ delay: null }).type(search, 'inside voice'));
  expect(search).toHaveValue('inside voice');
  await waitFor(() => expect(router.state.location.search).toBe('?q=inside+voice'));
  await waitFor(() => expect(titles()).toEqual(['Inside Voice']));
});

test('a series that is chosen before the page has rendered the search narrows it (S52, S53)', async () => {
  const { router } = open([peony, linen]);
  const search = await screen.findByLabelText('Search title, series or tag');
  const user = userEvent.setup({ delay: null });
  await withoutWaitingForReact(async () => {
    await user.type(search, 'voice');
    await user.click(screen.getByRole('radio', { name: 'FLORALS' }));
  });
  await waitFor(() => expect(router.state.location.search).toBe('?q=voice&series=FLORALS'));
  expect(search).toHaveValue('voice');
});

test('a link to the whole collection empties the search', async () => {
  const { router } = open([peony, linen]);
  const search = await screen.findByLabelText('Search title, series or tag');
  await userEvent.type(search, 'voice{Enter}');
  await act(() => router.navigate('/fine-art'));
  expect(search).toHaveValue('');
  await act(() => router.navigate(-1));
  expect(search).toHaveValue('voice');
});

test('the phone select calls DONTSHOOTMYFACE PORTRAITS (S54)', async () => {
  const user = userEvent.setup();
  const { router } = open([peony, linen]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Series' }), 'PORTRAITS');
  expect(router.state.location.search).toBe('?series=DONTSHOOTMYFACE');
  await waitFor(() => expect(titles()).toEqual(['The Weight of Linen']));
});

test('wide windows are offered the framed picture, narrow ones the work itself (S55, S56)', async () => {
  open([peony]);
  const picture = (await screen.findByRole('img', { name: 'Inside Voice' })).closest('picture');
  expect(picture?.querySelector('source[media="(min-width: 48rem)"]')).toHaveAttribute(
    'srcset',
    expect.stringContaining(`${peony.catalogueImages[0]?.id}`),
  );
  expect(picture?.querySelector('img')).toHaveAttribute(
    'srcset',
    expect.stringContaining(`${peony.artworkImages[0]?.id}`),
  );
});

test('the first picture is loaded ahead of the others', async () => {
  open([peony, linen]);
  const [first, second] = await screen.findAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('a failure says what to do (S61)', async () => {
  renderRoutes(routes, { path: '/fine-art' });
  expect(
    await screen.findByText('Error loading fine art collection. Please refresh the page.'),
  ).toBeInTheDocument();
});

test('the list is asked for again when the window gets the focus, and keeps its order (S63, G36)', async () => {
  const { calls } = open([peony, linen, dunes]);
  await findArtwork('Inside Voice');
  const before = titles();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(titles()).toEqual(before);
});

test('the place that was left is found again on the way back (S58, S82)', async () => {
  const user = userEvent.setup();
  renderRoutes(routes, {
    path: '/fine-art',
    api: { [INVENTORY]: [peony], 'GET /api/artworks/{slug}': peony },
  });
  const [link] = within(await findArtwork('Inside Voice')).getAllByRole('link');
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 1_234 });
  if (!link) throw new Error('The work has no link.');
  await user.click(link);
  await user.click(await screen.findByRole('link', { name: 'Back to Fine Art' }));
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 1_234));
  // Phones estimate the heights of artworks outside the viewport, unless a position among them is restored.
  expect((await findArtwork('Inside Voice')).closest('ul')).toHaveAttribute('data-whole');
});

test('the works hang in the shuffled order of the visit, not in that of the list (S51, G36)', async () => {
  const artworks = Array.from({ length: 8 }, (_, index) => anArtwork({ title: `Work ${index}` }));
  sessionStorage.setItem('visit-seed', '7');
  open(artworks);
  await findArtwork('Work 0');
  const expected = inCatalogOrder(artworks, 7).map(({ title }) => title);
  expect(expected).not.toEqual(artworks.map(({ title }) => title));
  expect(titles()).toEqual(expected);
});

test('/catalog leads to the catalogue (G23)', async () => {
  const { router } = renderRoutes(routes, { path: '/catalog?q=sea', api: { [INVENTORY]: [] } });
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/fine-art?q=sea'),
  );
});
