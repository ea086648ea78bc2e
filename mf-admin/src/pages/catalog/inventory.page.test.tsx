import type { InventoryPage } from '@gallery/contracts';
import { anInventoryRecord, refusal } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  arriveAtInventory,
  ONE,
  openDialog,
  openMore,
  PAGE,
  record,
  row,
  shownToast,
  showInventory,
} from './inventory-test-support';

const REMOVE = 'DELETE /api/admin/artwork-inventory/{id}';

const page = (...items: InventoryPage['items']): InventoryPage => ({
  items,
  total: items.length,
  nextCursor: null,
});

/** Until the test removes it. */
const onPhone = () => {
  const phone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
};

beforeEach(arriveAtInventory);

describe('the list', () => {
  it('shows each work with its pictures, title line, tier and words (A22, A23, A24)', async () => {
    const { user } = showInventory();
    expect(await screen.findByText('1 artwork in collection')).toBeVisible();
    expect(screen.getByText('INSIDE VOICE')).toBeVisible();
    expect(screen.getByText('(FLORALS) 2025')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'INSIDE VOICE ARTWORK' }));
    expect(await screen.findByRole('dialog', { name: 'INSIDE VOICE ARTWORK' })).toBeVisible();
  });

  it('offers what can be done with a work, and its public page in a new tab (A26)', async () => {
    const { user } = showInventory();
    await openMore(user);
    for (const word of ['Inventory & Information', 'Edit Details', 'Delete'])
      expect(screen.getByRole('button', { name: new RegExp(`^${word}`) })).toHaveTextContent(word);
    const publicPage = screen.getByRole('link', { name: 'Public Page' });
    expect(publicPage).toHaveAttribute('href', 'https://gallery.example/fine-art/inside-voice');
    expect(publicPage).toHaveAttribute('target', '_blank');
  });

  it('leads to no public page of a work that has none (G102)', async () => {
    const { user } = showInventory({
      [PAGE]: page({ ...row, liveStatus: 'hidden' }),
      [ONE]: { ...record, liveStatus: 'hidden' },
    });
    await openMore(user);
    expect(screen.queryByRole('link', { name: 'Public Page' })).not.toBeInTheDocument();
    const dialog = await openDialog(user, /^Inventory & Information/);
    await dialog.findByRole('button', { name: 'Show on site' });
    expect(dialog.queryByRole('link', { name: 'View Public Page' })).not.toBeInTheDocument();
  });

  it.each([
    ['Tier 1', 'tier-1'],
    ['Tier 2', 'tier-2'],
  ])('shows %s on a colour of its own (A25)', async (tier, colour) => {
    showInventory({ [PAGE]: page({ ...row, tier }) });
    await screen.findByText('INSIDE VOICE');
    expect(within(screen.getByRole('table')).getByText(tier)).toHaveStyle({
      backgroundColor: `var(--status-${colour}-bg, var(--${colour}-bg))`,
    });
  });

  it('gives a work the prices of the book after showing old and new (G8)', async () => {
    const record = anInventoryRecord({ differences: [{ size: '30x20', price: 7_000, bookPrice: 5_000 }] });
    const { user, calls } = showInventory({
      [PAGE]: page({ ...row, differences: 1 }),
      'GET /api/admin/artwork-inventory/{id}': record,
      'POST /api/admin/artwork-inventory/{id}/price-book': record,
    });
    await user.click(await screen.findByRole('button', { name: 'Apply price book, Inside Voice' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('$7,000 becomes $5,000')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('has the tier and the unsold value in each row on a phone too (A25)', async () => {
    onPhone();
    showInventory({ [PAGE]: page({ ...row, tier: 'Tier 2', unsoldValue: 84_000 }) });
    await screen.findByText('INSIDE VOICE');
    const table = within(screen.getByRole('table'));
    expect(table.getByText('Tier 2')).toHaveStyle({
      backgroundColor: 'var(--status-tier-2-bg, var(--tier-2-bg))',
    });
    expect(table.getByText('$84,000')).toBeVisible();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('has one word in each row on a phone, behind which everything is, and boxes once a work is selected', async () => {
    onPhone();
    const { user } = showInventory();
    expect(await screen.findByText('INSIDE VOICE')).toBeVisible();
    expect(screen.queryByText(/^Available/)).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await openMore(user);
    for (const name of [/^Edit Details/, /^Ledger/, /^Inventory & Information/, /^Delete/])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(screen.getByRole('checkbox', { name: 'Select Inside Voice' })).toBeChecked();
    expect(screen.getByText('1 work selected')).toBeVisible();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('says that it could not be loaded, and tries again (A36)', async () => {
    showInventory({ [PAGE]: refusal('internal') });
    expect(await screen.findByText('Failed to fetch artwork inventory')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    ['that there is none yet', '/admin/inventory', 'No artworks yet.'],
    ['that none is like its filters', '/admin/inventory?tier=Tier%202', 'No artworks match these filters.'],
  ])('says %s', async (_, path, sentence) => {
    showInventory({ [PAGE]: page() }, path);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('asks for what its filters say', async () => {
    const { user, calls } = showInventory();
    await user.selectOptions(await screen.findByLabelText('Tier'), 'Tier 2');
    await waitFor(() => expect(calls.at(-1)?.query.get('tier')).toBe('Tier 2'));
  });

  it('deletes a work after asking, and says when it is archived instead (A37, G88)', async () => {
    const { user } = showInventory({ [REMOVE]: { outcome: 'archived' } });
    await openMore(user);
    const dialog = await openDialog(user, /^Delete Inside Voice/);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Artwork deleted successfully',
        description: expect.stringContaining('archived'),
      }),
    );
  });

  it('deletes once: meanwhile the word is Deleting... and cannot be pressed (A27)', async () => {
    const { user } = showInventory({ [REMOVE]: () => new Promise(() => undefined) });
    await openMore(user);
    const dialog = await openDialog(user, /^Delete Inside Voice/);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    for (const word of await screen.findAllByText('Deleting...'))
      expect(word.closest('button')).toBeDisabled();
  });

  it('offers to delete nothing that has no id (A27)', async () => {
    const { user } = showInventory({ [PAGE]: page({ ...row, id: '' }) });
    await openMore(user);
    expect(await screen.findByRole('button', { name: 'Delete Inside Voice' })).toBeDisabled();
  });

  it('says that a work could not be deleted', async () => {
    const { user } = showInventory({ [REMOVE]: refusal('artwork_not_found') });
    await openMore(user);
    const dialog = await openDialog(user, /^Delete Inside Voice/);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error deleting artwork', tone: 'destructive' }),
    );
  });
});

describe('Inventory & Information', () => {
  it('tells of a work and its editions (A29, A35)', async () => {
    const { user } = showInventory();
    await openMore(user);
    const dialog = await openDialog(user, /^Inventory & Information/);
    expect(await dialog.findByText('30 × 20 in')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'View Public Page' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Edit Details' })).toBeVisible();
    expect(dialog.getByText(/50 × 50 in \$30,000/)).toBeVisible();
  });

  it('says of a work that is gone: Item not found (A32)', async () => {
    showInventory({ [ONE]: refusal('artwork_not_found') }, '/admin/inventory/w9');
    expect(await screen.findByText('Item not found')).toBeVisible();
  });
});

it('has a page for each work (A4)', async () => {
  showInventory({}, '/admin/inventory/w1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Inside Voice' })).toBeVisible();
});

describe('the page of a work', () => {
  const purchaseLink = 'https://shop.example/inside-voice';

  it.each([
    ['Price', 'From $7,250'],
    ['Orientation', 'square'],
    ['Availability', 'Limited'],
    ['Live status', 'Hidden'],
    ['Gallery credit', 'Courtesy of the Marsh Gallery'],
    ['Purchase link', purchaseLink],
  ])('says its %s (A30)', async (label, value) => {
    const facts = {
      price: 7_250,
      orientation: 'square',
      availability: 'limited',
      liveStatus: 'hidden',
      galleryCredit: 'Courtesy of the Marsh Gallery',
      purchaseLink,
    } as const;
    showInventory({ [ONE]: { ...record, ...facts } }, '/admin/inventory/w1');
    await screen.findByRole('button', { name: 'Generate Sales' });
    const [fact] = screen.getAllByText(label, { selector: 'dt' });
    expect(fact?.nextElementSibling).toHaveTextContent(value);
  });

  it('links to the purchase, opens the form and offers the sales file (A30)', async () => {
    const { user } = showInventory({ [ONE]: { ...record, purchaseLink } }, '/admin/inventory/w1');
    expect(await screen.findByRole('link', { name: purchaseLink })).toHaveAttribute('href', purchaseLink);
    expect(screen.getByRole('button', { name: 'Generate Sales' })).toBeEnabled();
    await openDialog(user, /^Edit Details/);
  });
});
