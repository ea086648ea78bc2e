import { anArtworkCard, anArtwork, refusal, renderRoutes } from '@gallery/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, shownToast } from '../../page-test-support';
import { routes } from '../../remote';
import { ARTWORK, CARDS, open, peony } from './artwork-test-support';

beforeEach(() => arrive());

test.each(['/fine-art/inside-voice', '/artwork/inside-voice'])(
  '%s shows the work (S3, S4, S85, S102)',
  async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inside Voice' })).toBeInTheDocument();
    expect(screen.getByText('A peony.')).toBeInTheDocument();
    expect(screen.getByText(/Edition 1 of 9, minis 1 of 100/)).toBeInTheDocument();
    expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
      'http://localhost/fine-art/inside-voice',
    );
  },
);

test('it says that it is loading (S81)', async () => {
  renderRoutes(routes, { path: '/fine-art/slow', api: { [ARTWORK]: () => new Promise(() => {}) } });
  expect(await screen.findByText('Loading artwork...')).toBeInTheDocument();
});

test('a work that is not there leads back to the gallery (S80)', async () => {
  renderRoutes(routes, { path: '/fine-art/nowhere', api: { [ARTWORK]: refusal('artwork_not_found') } });
  expect(await screen.findByRole('heading', { name: 'Artwork Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Gallery' })).toHaveAttribute('href', '/fine-art');
});

test('a work that cannot be loaded can be asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderRoutes(routes, {
    path: '/fine-art/inside-voice',
    api: { [ARTWORK]: () => (isDown ? refusal('unavailable') : peony) },
  });
  const again = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Inside Voice' })).toBeInTheDocument();
});

test('the pictures go round in both directions (S83)', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByText('Picture, 1 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Picture, 3 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Picture, 1 of 3')).toBeInTheDocument();
});

test('Enlarge opens the dark room, and Escape leads back to the word (S84)', async () => {
  const user = userEvent.setup();
  open();
  const enlarge = await screen.findByRole('button', { name: 'Enlarge' });
  await user.click(enlarge);
  expect(await screen.findByRole('dialog', { name: 'Inside Voice' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog')).toHaveTextContent('Picture, 2 of 2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(enlarge).toHaveFocus();
});

test('the link is copied, or the visitor hears that it could not be (S90)', async () => {
  const user = userEvent.setup();
  open('/artwork/inside-voice');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/fine-art/inside-voice');
  expect(shownToast()).toBe('Link Copied');

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(shownToast()).toBe('Copy Failed: Unable to copy to clipboard'));
});

test('email carries the address, Instagram explains itself (S91, S92)', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:?subject=Inside%20Voice&body=http%3A%2F%2Flocalhost%2Ffine-art%2Finside-voice',
  );
  await user.click(screen.getByRole('button', { name: 'Instagram' }));
  expect(screen.getByText(/Copy the link, then paste it/)).toBeInTheDocument();
});

test('the page states the whole edition and what is promised about it (G22)', async () => {
  open('/fine-art/inside-voice', { ...peony, artistProofs: 2 });
  expect((await screen.findByText('Edition statement')).nextSibling).toHaveTextContent(
    "100 prints of 7 × 7 in; 9 prints each of 20 × 20 in and 40 × 40 in: 118 prints in all, numbered, and 2 artist's proofs. No further prints will be made in any size.",
  );
});

test('more works are one link away (S64)', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'See More Artworks' })).toHaveAttribute(
    'href',
    '/fine-art#top',
  );
});

test('a question can be asked about the work (S93)', async () => {
  open();
  const form = within(await screen.findByRole('region', { name: 'Ask about this work' }));
  expect(await form.findByLabelText('Artwork')).toHaveValue('Inside Voice');
});

const neighbors = [
  anArtwork({ title: 'Encore', series: 'CELEBRITY' }),
  anArtwork({ title: 'Jetty', series: 'ENVIRONMENTS' }),
  anArtwork({ title: 'Mended', series: 'WABI SABI' }),
  anArtwork({ title: 'Poppy', series: 'FLORALS' }),
];

test('three works hang beside it, those of its series first (S95)', async () => {
  renderRoutes(routes, {
    path: '/fine-art/inside-voice',
    api: { [ARTWORK]: peony, [CARDS]: [peony, ...neighbors].map(anArtworkCard) },
  });
  const beside = within(await screen.findByRole('region', { name: 'Related works' }));
  const titles = (await beside.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toHaveLength(3);
  expect(titles.slice(0, 2)).toEqual(['Poppy', 'Mended']);
  expect(beside.getByRole('link', { name: /Poppy/ })).toHaveAttribute('href', '/fine-art/poppy');
});

test('the works beside it are asked for when the visitor comes near them (S78)', async () => {
  const comeNear: (() => void)[] = [];
  class Horizon {
    constructor(announce: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear.push(() => announce([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Horizon });
  const { calls } = renderRoutes(routes, {
    path: '/fine-art/inside-voice',
    api: { [ARTWORK]: peony, [CARDS]: [peony, ...neighbors].map(anArtworkCard) },
  });
  await screen.findByRole('region', { name: 'Related works' });
  expect(calls.map(({ path }) => path)).not.toContain('/api/artworks');

  act(() => comeNear.forEach((announce) => announce()));
  expect(await screen.findByRole('heading', { name: 'Poppy' })).toBeInTheDocument();
});

test('a visitor from the catalogue knows the works beside it already', async () => {
  const user = userEvent.setup();
  const { calls } = renderRoutes(routes, {
    path: '/fine-art',
    api: { 'GET /api/admin/artwork-inventory': [peony, ...neighbors], [ARTWORK]: peony },
  });
  const [entry] = await screen.findAllByRole('link', { name: 'Inside Voice' });
  if (entry) await user.click(entry);
  expect(await screen.findByRole('heading', { name: 'Poppy' })).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain('/api/artworks');
});

test('the wall shows the work in the size that was chosen (G24)', async () => {
  const user = userEvent.setup();
  open();
  const wall = await screen.findByRole('link', { name: 'See it on your wall' });
  expect(wall).toHaveAttribute('href', '/visualizer?work=inside-voice&size=20x20');
  await user.click(screen.getByRole('radio', { name: /7 × 7 in/ }));
  expect(wall).toHaveAttribute('href', '/visualizer?work=inside-voice&size=7x7');
});

test('the chosen frame is drawn at true scale, and goes along to the visualizer (R8)', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByRole('img', { name: 'Inside Voice, Black frame' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Gold' }));
  const drawn = screen.getAllByRole('img', { name: 'Inside Voice, Gold frame' });
  expect(drawn.map(({ dataset }) => dataset['frame'])).toEqual(['gold-metal', 'gold-metal']);
  expect(screen.getByText('Picture, 2 of 3')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Print 20 × 20 in (51 × 51 cm). Gold frame, 32.5 × 32.5 in (83 × 83 cm). Shown to scale, viewed from 11 ft.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See it on your wall' })).toHaveAttribute(
    'href',
    '/visualizer?work=inside-voice&size=20x20&frame=Gold',
  );
});

test('a work that is alone has nothing beside it', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Related works' })).not.toBeInTheDocument(),
  );
});

test('a former address leads on to the present one (G29)', async () => {
  const { router } = open('/fine-art/a-peony');
  await waitFor(() => expect(router.state.location.pathname).toBe('/fine-art/inside-voice'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByRole('heading', { level: 1, name: 'Inside Voice' })).toBeInTheDocument();
});
