import type { ArtworkRecord, GallerySettings } from '@gallery/contracts';
import { anArtwork, anEditionOption, aPicture, renderRoutes } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

// The catalog's entries below 768 px: jsdom has no viewport, the style sheet decides there.

const peony = anArtwork({ title: 'Inside Voice', medium: 'Pigment print', year: 2025 });

beforeEach(() => arrive());

function open(artwork: ArtworkRecord, settings: Partial<GallerySettings> = {}) {
  arrive({ settings });
  return renderRoutes(routes, { path: '/fine-art', api: { 'GET /api/admin/artwork-inventory': [artwork] } });
}

/** Opens the lightbox of the only card. */
async function enlarge() {
  await userEvent.click(await screen.findByRole('button', { name: /^Enlarge/ }));
  return screen.findByRole('dialog', { name: 'Inside Voice' });
}

test('a card leads to /artwork, by its title and by View Details of its lightbox (S66, S72)', async () => {
  open(peony);
  await screen.findByRole('button', { name: 'Enlarge Inside Voice' });
  expect(
    screen.getAllByRole('link', { name: 'Inside Voice' }).map((link) => link.getAttribute('href')),
  ).toContain('/artwork/inside-voice');
  const details = within(await enlarge()).getByRole('link', { name: 'View Details Inside Voice' });
  expect(details).toHaveAttribute('href', '/artwork/inside-voice');
});

test('a work is saved in its lightbox too (S68)', async () => {
  open(peony);
  const save = within(await enlarge()).getByRole('button', { name: 'Favorite Inside Voice' });
  expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('while the gallery sells by inquiry, the lightbox gives way to the form (S73)', async () => {
  open(peony, { salesMode: 'inquire' });
  const dialog = await enlarge();
  await userEvent.click(within(dialog).getByRole('button', { name: 'INQUIRE Inside Voice' }));
  expect(await screen.findByLabelText('First name')).toBeInTheDocument();
  expect(dialog).not.toBeInTheDocument();
});

test('a card names the leading framed size with its dots and its price beside the lowest', async () => {
  open(
    anArtwork({
      editionOptions: [
        anEditionOption({ size: '7x7', total: 100, sold: 12, price: 333 }),
        anEditionOption({ size: '20x20', total: 9, sold: 9, price: 4_000 }),
        anEditionOption({ size: '30x30', total: 9, sold: 2, held: 1, price: 8_000 }),
      ],
    }),
  );
  expect(await screen.findByText('From $333')).toBeInTheDocument();
  expect(screen.getByText('30 × 30 in, $8,000')).toBeInTheDocument();
  expect(screen.getByText('Edition of 9, 2 sold, 1 on hold, 6 available')).toBeInTheDocument();
});

test('Enlarge shows the work in the dark room and gives the focus back (S67)', async () => {
  const user = userEvent.setup();
  open(peony);
  const enlarge = await screen.findByRole('button', { name: 'Enlarge Inside Voice' });
  await user.click(enlarge);
  expect(await screen.findByRole('dialog', { name: 'Inside Voice' })).toHaveTextContent('Picture, 1 of 2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(enlarge).toHaveFocus());
});

test('a work without pictures has nothing to enlarge, but a placeholder (S79)', async () => {
  open(anArtwork({ title: 'Blank', artworkImages: [], catalogueImages: [] }));
  await screen.findByRole('link', { name: 'View Details Blank' });
  expect(screen.queryByRole('button', { name: /Enlarge/ })).not.toBeInTheDocument();
});

test('with the framed picture alone, every window shows it (S79)', async () => {
  const framed = aPicture({ alt: 'On the wall' });
  open(anArtwork({ artworkImages: [], catalogueImages: [framed] }));
  expect((await screen.findByRole('img', { name: 'On the wall' })).getAttribute('src')).toContain(framed.id);
});

test('while the gallery sells by inquiry, INQUIRE opens a form that names the work (S73)', async () => {
  const user = userEvent.setup();
  open(peony, { salesMode: 'inquire' });
  const inquire = await screen.findByRole('button', { name: 'INQUIRE Inside Voice' });
  expect(screen.queryByRole('link', { name: /View Details/ })).not.toBeInTheDocument();
  await user.click(inquire);
  expect(await screen.findByRole('dialog', { name: 'Inside Voice' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(inquire).toHaveFocus());
});

test('what is sold out cannot be pressed, in either sales mode (S74, S75)', async () => {
  const gone = anArtwork({ title: 'One Breath', editionOptions: [anEditionOption({ sold: 9 })] });
  open(gone, { salesMode: 'inquire' });
  expect(await screen.findByRole('button', { name: 'Sold Out One Breath' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /INQUIRE/ })).not.toBeInTheDocument();
});
