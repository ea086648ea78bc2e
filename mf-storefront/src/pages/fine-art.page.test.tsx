import { anArtwork, anEditionOption, renderRoutes } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../page-test-support';
import { routes } from '../remote';

const INVENTORY = 'GET /api/admin/artwork-inventory';
const peony = anArtwork({ title: 'Inside Voice', series: 'FLORALS', tags: ['macro'] });
const linen = anArtwork({ title: 'The Weight of Linen', series: 'DONTSHOOTMYFACE' });
const dunes = anArtwork({ title: 'Inventory of Wind', series: 'ENVIRONMENTS' });

beforeEach(() => arrive());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the works hang with their labels, each a link to its page', async () => {
  renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [peony, linen] } });
  expect(await screen.findByText('LOADING FINE ART COLLECTION...')).toBeInTheDocument();
  const work = await screen.findByRole('link', { name: /Inside Voice/ });
  expect(work).toHaveAttribute('href', '/fine-art/inside-voice');
  expect(work).toHaveTextContent('FLORALS, 2024');
  expect(work).toHaveTextContent('From $333');
  expect(screen.getByText('2 works in two series')).toBeInTheDocument();
});

test('a sold out work says so in words and in nine dots', async () => {
  const gone = anArtwork({ title: 'One Breath', editionOptions: [anEditionOption({ sold: 9 })] });
  renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [gone] } });
  const work = await screen.findByRole('link', { name: /One Breath/ });
  expect(work).toHaveTextContent('Sold Out');
  expect(within(work).getByText('Edition of 9, 9 sold, 0 free')).toBeInTheDocument();
});

test('ten or fewer left are counted, with what is on hold', async () => {
  const few = anArtwork({ title: 'Shallows', editionOptions: [anEditionOption({ sold: 5, held: 1 })] });
  renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [few] } });
  expect(await screen.findByText('4 remaining, 1 on hold')).toBeInTheDocument();
});

test('a price of nothing is asked for', async () => {
  const unpriced = anArtwork({ editionOptions: [anEditionOption({ price: 0, total: 100 })] });
  renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [unpriced] } });
  expect(await screen.findByText('Price on inquiry')).toBeInTheDocument();
});

test('a search stands in the URL, and Clear filters brings everything back', async () => {
  const visitor = userEvent.setup();
  const { router } = renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [peony, linen, dunes] } });
  const search = await screen.findByLabelText('Search title, series or tag');
  await visitor.type(search, 'macro');
  expect(titles()).toEqual(['Inside Voice']);
  expect(router.state.location.search).toBe('?q=macro');

  await visitor.type(search, ' sea');
  expect(screen.getByText('No artworks found matching your search criteria.')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(titles()).toHaveLength(3);
  expect(router.state.location.search).toBe('');
});

test('the phone select calls DONTSHOOTMYFACE PORTRAITS', async () => {
  const visitor = userEvent.setup();
  const { router } = renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [peony, linen] } });
  await visitor.selectOptions(await screen.findByRole('combobox', { name: 'Series' }), 'PORTRAITS');
  expect(router.state.location.search).toBe('?series=DONTSHOOTMYFACE');
  await waitFor(() => expect(titles()).toEqual(['The Weight of Linen']));
});

test('a desktop shows the framed picture, a phone the work itself', async () => {
  renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [peony] } });
  expect(await screen.findByRole('img', { name: 'Inside Voice, framed' })).toBeInTheDocument();
});

test('a phone shows the work itself', async () => {
  arrive({ isDesktop: false });
  renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [peony] } });
  expect(await screen.findByRole('img', { name: 'Inside Voice' })).toBeInTheDocument();
});

test('the first picture is loaded ahead of the others', async () => {
  renderRoutes(routes, { path: '/fine-art', api: { [INVENTORY]: [peony, linen] } });
  const [first, second] = await screen.findAllByRole('img', { name: /framed/ });
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('a failure says what to do', async () => {
  renderRoutes(routes, { path: '/fine-art' });
  expect(
    await screen.findByText('Error loading fine art collection. Please refresh the page.'),
  ).toBeInTheDocument();
});

test('the list is asked for again when the window gets the focus, and keeps its order', async () => {
  const { calls } = renderRoutes(routes, {
    path: '/fine-art',
    api: { [INVENTORY]: [peony, linen, dunes] },
  });
  await screen.findByText('Inside Voice');
  const before = titles();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(titles()).toEqual(before);
});

test('the place that was left is found again on the way back', async () => {
  const visitor = userEvent.setup();
  renderRoutes(routes, {
    path: '/fine-art',
    api: { [INVENTORY]: [peony], 'GET /api/artworks/{slug}': peony },
  });
  const work = await screen.findByRole('link', { name: /Inside Voice/ });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 1_234 });
  await visitor.click(work);
  await visitor.click(await screen.findByRole('link', { name: 'Back to Fine Art' }));
  await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 1_234));
});

test('/catalog leads to the catalogue', async () => {
  const { router } = renderRoutes(routes, { path: '/catalog?q=sea', api: { [INVENTORY]: [] } });
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/fine-art?q=sea'),
  );
});
