import type { PublicLedgerEntry } from '@gallery/contracts';
import { refusal, renderRoutes, TestSocket, type ApiStubs } from '@gallery/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const LEDGER = 'GET /api/ledger';

const edition = (size: string, sold: number, total = 9, other = {}) => ({
  editionId: `edition-${size}`,
  size,
  total,
  sold,
  held: 0,
  reserved: 0,
  ...other,
});

const entry = (
  title: string,
  series: string,
  editions: PublicLedgerEntry['editions'],
): PublicLedgerEntry => ({
  id: title,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  series,
  year: 2024,
  editions,
});

const salt = (sold = 6) =>
  entry('Salt and Iron', 'ENVIRONMENTS', [
    edition('30x20', sold, 9, { held: 1, reserved: 1 }),
    edition('7x5', 39, 100),
  ]);
const bloom = entry('Night Bloom', 'FLORALS', [edition('20x20', 9)]);

beforeEach(() => {
  arrive();
  document.querySelector('body > [aria-live=polite]')?.remove();
  TestSocket.made = [];
  Object.assign(globalThis, { WebSocket: TestSocket });
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
  Element.prototype.scrollIntoView = jest.fn();
});

const open = (answer: ApiStubs[typeof LEDGER] = [bloom, salt()], path = '/ledger') =>
  renderRoutes(routes, { path, api: { [LEDGER]: answer } });

const lineOf = async (title: string) => {
  const line = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!line) throw new Error(`The ledger has no line for ${title}.`);
  return within(line);
};

test('every artwork is a line with its prints in words, leading to its page', async () => {
  open();
  const line = await lineOf('Salt and Iron');
  expect(line.getByText(/6 of 9 sold/)).toHaveTextContent('30 × 20 in 6 of 9 sold, 1 on hold, 1 reserved');
  expect(line.getByText(/39 of 100 sold/)).toBeInTheDocument();
  expect(line.getByRole('link')).toHaveAttribute('href', '/fine-art/salt-and-iron');
  expect(screen.getByText('2 works, 54 of 118 prints sold')).toBeInTheDocument();
});

test('a series shows its artworks alone, and can be sent as a link', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'FLORALS' }));
  expect(await lineOf('Night Bloom')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Salt and Iron' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'FLORALS' })).toHaveAttribute('href', '/ledger?series=FLORALS');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('FLORALS');
});

test('a print that is sold meanwhile is counted at once, and said once', async () => {
  let now = salt();
  open(() => [bloom, now]);
  await lineOf('Salt and Iron');
  await waitFor(() => expect(TestSocket.made).toHaveLength(1));
  await act(async () => {
    TestSocket.last.accept();
    TestSocket.last.tell({ type: 'watching' });
  });
  expect(TestSocket.last.sent).toEqual([{ type: 'watch_catalog' }]);
  now = salt(7);
  await act(async () => TestSocket.last.tell({ type: 'prints_changed', artworkIds: [now.id] }));
  expect(await screen.findByText(/7 of 9 sold/)).toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelector('body > [aria-live=polite]')).toHaveTextContent(
      'Salt and Iron, 30 × 20 in: 2 of 9 remaining, 2 on hold.',
    ),
  );
});

test('a ledger that cannot be loaded is asked for again', async () => {
  open(refusal('unavailable'));
  expect(await screen.findByText('The ledger could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('an empty gallery says so', async () => {
  open([]);
  expect(await screen.findByText('No prints yet.')).toBeInTheDocument();
});
