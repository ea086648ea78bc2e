import { saveStaffSession } from '@gallery/api-client';
import type { InventoryPage, InventoryRecord } from '@gallery/contracts';
import { useGallerySettings, useToasts } from '@gallery/session';
import {
  anInventoryRecord,
  anInventoryRow,
  type ApiStubs,
  type ApiCall,
  aPicture,
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  artworkFormStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const PAGE = 'GET /api/admin/artwork-inventory/page';
const ONE = 'GET /api/admin/artwork-inventory/{id}';
const CREATE = 'POST /api/admin/artwork-inventory';
const CHANGE = 'PUT /api/admin/artwork-inventory/{id}';
const REMOVE = 'DELETE /api/admin/artwork-inventory/{id}';
const PICTURE = 'POST /api/admin/artwork-inventory/pictures';

const row = anInventoryRow({
  id: 'w1',
  title: 'Inside Voice',
  slug: 'inside-voice',
  series: 'FLORALS',
  year: 2025,
});
const record = anInventoryRecord({
  id: 'w1',
  title: 'Inside Voice',
  slug: 'inside-voice',
  series: 'FLORALS',
});
const page = (...items: InventoryPage['items']): InventoryPage => ({
  items,
  total: items.length,
  nextCursor: null,
});

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
  sessionStorage.removeItem('gallery-work-draft:new');
  sessionStorage.removeItem('gallery-work-draft:w1');
});

function show(api: ApiStubs = {}, path = '/admin/inventory') {
  const answers = { [PAGE]: page(row), [ONE]: record, ...artworkFormStubs(), ...api };
  const rendered = renderRoutes(routes, { path, api: answers });
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const notice = () => useToasts.getState().toast;
const bodyOf = (call: ApiCall | undefined): Record<string, string> => {
  const body: unknown = call?.body;
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
};
const sent = (calls: ApiCall[], method: string) => bodyOf(calls.findLast((call) => call.method === method));
/** The form has many fields: letter by letter would take its time. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const open = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('the list', () => {
  it('shows each work with its pictures, title line, tier and words (A22, A23, A24, A26)', async () => {
    const { user } = show();
    expect(await screen.findByText('1 artwork in collection')).toBeVisible();
    expect(screen.getByText('INSIDE VOICE')).toBeVisible();
    expect(screen.getByText('(FLORALS) 2025')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Public Page' })).toHaveAttribute(
      'href',
      'https://gallery.example/fine-art/inside-voice',
    );
    await user.click(screen.getByRole('button', { name: 'INSIDE VOICE ARTWORK' }));
    expect(await screen.findByRole('dialog', { name: 'INSIDE VOICE ARTWORK' })).toBeVisible();
  });

  it.each([
    ['Tier 1', 'tier-1'],
    ['Tier 2', 'tier-2'],
  ])('shows %s on a colour of its own (A25)', async (tier, colour) => {
    show({ [PAGE]: page({ ...row, tier }) });
    await screen.findByText('INSIDE VOICE');
    expect(within(screen.getByRole('table')).getByText(tier)).toHaveStyle({
      backgroundColor: `var(--status-${colour}-bg, var(--${colour}-bg))`,
    });
  });

  it('says that it could not be read, and tries again (A36)', async () => {
    show({ [PAGE]: refusal('internal') });
    expect(await screen.findByText('Failed to fetch artwork inventory')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    ['that there is none yet', '/admin/inventory', 'There is no artwork yet.'],
    ['that none is like its filters', '/admin/inventory?tier=Tier%202', 'No artworks match.'],
  ])('says %s', async (_, path, sentence) => {
    show({ [PAGE]: page() }, path);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('asks for what its filters say', async () => {
    const { user, calls } = show();
    await user.selectOptions(await screen.findByLabelText('Tier'), 'Tier 2');
    await waitFor(() => expect(calls.at(-1)?.query.get('tier')).toBe('Tier 2'));
  });

  it('deletes a work after asking, and says when it is archived instead (A37, G88)', async () => {
    const { user } = show({ [REMOVE]: { outcome: 'archived' } });
    const dialog = await open(user, /^Delete Inside Voice/);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(notice()).toMatchObject({
        title: 'Artwork deleted successfully',
        description: expect.stringContaining('archived'),
      }),
    );
  });

  it('deletes once: meanwhile the word is Deleting... and cannot be pressed (A27)', async () => {
    const { user } = show({ [REMOVE]: () => new Promise(() => undefined) });
    const dialog = await open(user, /^Delete Inside Voice/);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    for (const word of await screen.findAllByText('Deleting...'))
      expect(word.closest('button')).toBeDisabled();
  });

  it('offers to delete nothing that has no id (A27)', async () => {
    show({ [PAGE]: page({ ...row, id: '' }) });
    expect(await screen.findByRole('button', { name: 'Delete Inside Voice' })).toBeDisabled();
  });

  it('says that a work could not be deleted', async () => {
    const { user } = show({ [REMOVE]: refusal('artwork_not_found') });
    const dialog = await open(user, /^Delete Inside Voice/);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(notice()).toMatchObject({ title: 'Error deleting artwork', tone: 'destructive' }),
    );
  });
});

describe('Inventory & Information', () => {
  it('tells of a work and its editions (A29, A30, A35)', async () => {
    const { user } = show();
    const dialog = await open(user, /^Inventory & Information/);
    expect(await dialog.findByText('30 × 20 in')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'View Public Page' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Generate Sales' })).toBeVisible();
    expect(dialog.getByText(/50 × 50 in \$30,000/)).toBeVisible();
  });

  it('says of a work that is gone: Item not found (A32)', async () => {
    show({ [ONE]: refusal('artwork_not_found') }, '/admin/inventory/w9');
    expect(await screen.findByText('Item not found')).toBeVisible();
  });
});

it('has a page for each work, with its record (A4, A30)', async () => {
  show({}, '/admin/inventory/w1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Inside Voice' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Generate Sales' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Edit Details/ })).toBeVisible();
});

describe('Add Artwork', () => {
  it('has the specified fields (A39, A69)', async () => {
    const { user } = show();
    const dialog = await open(user, /^Add Artwork/);
    const tier = dialog.getByLabelText('Tier');
    expect(tier).toHaveAccessibleDescription('Current standard price');
    await user.selectOptions(tier, 'Tier 2');
    expect(tier).toHaveAccessibleDescription('Gallery/collector price');
    const fields = ['Title *', 'Series *', 'Description', 'Year', 'Orientation', 'Tags', 'Frame Style'];
    const choices = [
      /^Price override/,
      /Chromaluxe/,
      'Custom size A',
      'Include special edition',
      '30 × 20 in',
    ];
    for (const name of [...fields, ...choices])
      expect(dialog.getAllByLabelText(name, { selector: 'input, select, textarea' })).toHaveLength(1);
    for (const name of ['Artwork Images *', 'Catalogue Images']) {
      const picker = dialog.getByLabelText(name, { selector: 'input' });
      expect(picker).toHaveAttribute('multiple');
      expect(picker).toHaveAttribute('accept', expect.stringContaining('image/'));
    }
  });

  it('says what is missing at its field (A49, A50, A52)', async () => {
    const { user, calls } = show();
    const dialog = await open(user, /^Add Artwork/);
    await user.click(dialog.getByRole('button', { name: 'Add Artwork' }));
    expect(dialog.getByLabelText('Title *')).toHaveAccessibleDescription('Title and Series are required');
    expect(dialog.getByText('At least one artwork image is required')).toBeVisible();
    expect(notice()).toMatchObject({
      title: 'Error creating artwork',
      description: 'Title and Series are required',
    });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('sends pictures at once, follows the rules of its sizes, and adds the work (A41, A43, A51)', async () => {
    const { user, calls } = show({ [PICTURE]: aPicture({ id: 'a'.repeat(32) }), [CREATE]: record });
    const dialog = await open(user, /^Add Artwork/);
    fill(dialog.getByLabelText('Title *'), 'Shallows');
    fireEvent.change(dialog.getByLabelText('Artwork Images *', { selector: 'input' }), {
      target: { files: [new File(['x'], 'shallows.jpg', { type: 'image/jpeg' })] },
    });
    fill(await dialog.findByLabelText('What picture 1 shows'), 'Green water');
    await user.selectOptions(dialog.getByLabelText('Orientation'), 'square');
    await user.click(dialog.getByLabelText('Include Chromaluxe metal print'));
    await user.selectOptions(dialog.getByLabelText('Tier'), 'Tier 2');
    expect(dialog.getByLabelText('Price, 30 × 30 in')).toHaveValue('16000');
    await user.click(dialog.getByRole('button', { name: 'Add Artwork' }));
    await waitFor(() => expect(notice()).toMatchObject({ title: 'Artwork added successfully' }));
    const form = sent(calls, 'POST');
    expect(form).toMatchObject({
      title: 'Shallows',
      series: 'DONTSHOOTMYFACE',
      orientation: 'square',
      tier: 'Tier 2',
    });
    const sizes: Record<string, { enabled: boolean }> = JSON.parse(form.printSizes ?? '{}');
    expect([sizes['8.5x8.5']?.enabled, sizes['8.5x11']?.enabled]).toEqual([true, false]);
    expect(JSON.parse(form.pictures ?? '')).toMatchObject({
      artwork: [{ mediaId: 'a'.repeat(32), alt: 'Green water' }],
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was typed when it is closed (drafts)', async () => {
    const { user } = show();
    const dialog = await open(user, /^Add Artwork/);
    fill(dialog.getByLabelText('Title *'), 'Shallows');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await open(user, /^Add Artwork/);
    expect(again.getByLabelText('Title *')).toHaveValue('Shallows');
    await user.click(again.getByRole('button', { name: 'Start over' }));
    expect(again.getByLabelText('Title *')).toHaveValue('');
  });
});

describe('Edit Details', () => {
  const edit = async (api: ApiStubs) => {
    const shown = show(api);
    await shown.user.click(await screen.findByRole('button', { name: /^Edit Details/ }));
    return { ...shown, title: await screen.findByLabelText('Title *') };
  };
  const two = (named: Partial<InventoryRecord>) => anInventoryRecord({ ...record, ...named });

  it('saves what was changed, with the version that it saw (A53, A54)', async () => {
    const { user, title, calls } = await edit({ [CHANGE]: record });
    fill(title, 'Outside Voice');
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() => expect(notice()).toMatchObject({ title: 'Artwork details updated successfully' }));
    expect(sent(calls, 'PUT')).toMatchObject({ title: 'Outside Voice', version: '1', sizeType: 'standard' });
  });

  it('asks for the size type, and for a frame of one’s own once Custom is chosen (A40)', async () => {
    const { user } = await edit({});
    const types = screen.getByLabelText('Size Type').querySelectorAll('option');
    expect(Array.from(types, ({ value }) => value)).toEqual(['standard', 'square', 'custom']);
    expect(screen.queryByLabelText('Custom Frame Style')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Frame Style'), 'Custom');
    expect(screen.getByLabelText('Custom Frame Style')).toBeEnabled();
  });

  it('proposes the prices of the work’s tier for sizes that it never had (A43)', async () => {
    await edit({ [ONE]: two({ tier: 'Tier 2', printSizes: {} }) });
    expect(screen.getByLabelText('Price, 30 × 20 in')).toHaveValue('10000');
  });

  it('sends a price as it was typed, for the server to say what is wrong with it', async () => {
    const { user, calls } = await edit({ [CHANGE]: record });
    fill(screen.getByLabelText('Price, 30 × 20 in'), '$5,o00');
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(JSON.parse(sent(calls, 'PUT').printSizes ?? '')).toMatchObject({ '30x20': { price: '5o00' } });
  });

  it('moves pictures by words, and says where they are', async () => {
    const pictures = [aPicture({ id: '1'.repeat(32) }), aPicture({ id: '2'.repeat(32) })];
    const { user, calls } = await edit({ [ONE]: two({ artworkImages: pictures }), [CHANGE]: record });
    await user.click(screen.getByLabelText('Move picture 1 later'));
    expect(screen.getByText('Picture moved to place 2 of 2')).toBeInTheDocument();
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(JSON.parse(sent(calls, 'PUT').pictures ?? '')).toMatchObject({
      artwork: [{ mediaId: '2'.repeat(32) }, { mediaId: '1'.repeat(32) }],
    });
  });

  it('shows the server’s sentence at the size that is refused, and keeps the dialog (A55)', async () => {
    const sentence = 'Number 5 of this size is sold or held: the edition has at least 5 numbers.';
    const fields = { 'printSizes.30x20.editionCount': sentence };
    const { user } = await edit({ [CHANGE]: refusal('validation_failed', { fields }) });
    await user.click(screen.getByText('Save Changes'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Edition, 30 × 20 in')).toHaveAccessibleDescription(sentence);
    expect(notice()).toMatchObject({
      title: 'Error updating artwork',
      description: 'Please try again',
      tone: 'destructive',
    });
  });

  it('says what somebody else has changed meanwhile, and goes on with both', async () => {
    let isStale = true;
    const fresh = two({ notes: 'Of the estate.', version: 2 });
    const { user, title, calls } = await edit({
      [CHANGE]: () => (isStale ? refusal('changed_meanwhile', { details: { record: fresh } }) : record),
    });
    fill(title, 'Inside Voice!');
    await user.click(screen.getByText('Save Changes'));
    expect(await screen.findByText(/They changed: notes\./)).toBeVisible();
    isStale = false;
    await user.click(screen.getByText('Go on with both'));
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() => expect(notice()).toMatchObject({ title: 'Artwork details updated successfully' }));
    expect(sent(calls, 'PUT')).toMatchObject({
      title: 'Inside Voice!',
      notes: 'Of the estate.',
      version: '2',
    });
  });
});
