import type { InventoryRecord } from '@gallery/contracts';
import { anInventoryRecord, type ApiCall, type ApiStubs, aPicture, refusal } from '@gallery/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  arriveAtInventory,
  ONE,
  openDialog,
  record,
  shownToast,
  showInventory,
} from './inventory-test-support';

const CREATE = 'POST /api/admin/artwork-inventory';
const CHANGE = 'PUT /api/admin/artwork-inventory/{id}';
const PICTURE = 'POST /api/admin/artwork-inventory/pictures';

const bodyOf = (call: ApiCall | undefined): Record<string, string> => {
  const body: unknown = call?.body;
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
};
const sent = (calls: ApiCall[], method: string) => bodyOf(calls.findLast((call) => call.method === method));
/** At once, because the form has many fields. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(arriveAtInventory);

describe('Add Artwork', () => {
  it('has the specified fields (A39, A69)', async () => {
    const { user } = showInventory();
    const dialog = await openDialog(user, /^Add Artwork/);
    const tier = dialog.getByLabelText('Tier');
    expect(tier).toHaveAccessibleDescription('Current standard price');
    await user.selectOptions(tier, 'Tier 2');
    expect(tier).toHaveAccessibleDescription('Gallery/collector price');
    const fields = ['Title *', 'Series *', 'Description', 'Year', 'Orientation', 'Tags', 'Frame Style'];
    const choices = [
      /^Keep my prices/,
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
    const { user, calls } = showInventory();
    const dialog = await openDialog(user, /^Add Artwork/);
    await user.click(dialog.getByRole('button', { name: 'Add Artwork' }));
    expect(dialog.getByLabelText('Title *')).toHaveAccessibleDescription('Title and Series are required');
    expect(dialog.getByText('At least one artwork image is required')).toBeVisible();
    expect(shownToast()).toMatchObject({
      title: 'Error creating artwork',
      description: 'Title and Series are required',
    });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('sends pictures at once, follows the rules of its sizes, and adds the work (A41, A43, A51)', async () => {
    const { user, calls } = showInventory({ [PICTURE]: aPicture({ id: 'a'.repeat(32) }), [CREATE]: record });
    const dialog = await openDialog(user, /^Add Artwork/);
    fill(dialog.getByLabelText('Title *'), 'Shallows');
    fireEvent.change(dialog.getByLabelText('Artwork Images *', { selector: 'input' }), {
      target: { files: [new File(['x'], 'shallows.jpg', { type: 'image/jpeg' })] },
    });
    fill(await dialog.findByLabelText('Description (alt text) of picture 1'), 'Green water');
    await user.selectOptions(dialog.getByLabelText('Orientation'), 'square');
    await user.click(dialog.getByLabelText('Include Chromaluxe metal print'));
    await user.selectOptions(dialog.getByLabelText('Tier'), 'Tier 2');
    expect(dialog.getByLabelText('Price, 30 × 30 in')).toHaveValue('16000');
    await user.click(dialog.getByRole('button', { name: 'Add Artwork' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Artwork added successfully' }));
    const form = sent(calls, 'POST');
    expect(form).toEqual({
      title: 'Shallows',
      series: 'DONTSHOOTMYFACE',
      description: '',
      year: expect.stringMatching(/^\d{4}$/),
      tags: '',
      tier: 'Tier 2',
      priceOverride: 'false',
      orientation: 'square',
      sizeType: 'square',
      frameStyle: 'Black',
      customFrameStyle: '',
      includeChromaluxe: 'true',
      includeSpecialEdition: 'false',
      isFeatured: 'false',
      availability: 'available',
      liveStatus: 'live',
      galleryCredit: '',
      purchaseLink: '',
      artistProofs: '0',
      notes: '',
      printSizes: expect.any(String),
      customSizes: expect.any(String),
      pictures: expect.any(String),
    });
    const sizes: Record<string, { enabled: boolean }> = JSON.parse(form.printSizes ?? '{}');
    expect([sizes['8.5x8.5']?.enabled, sizes['8.5x11']?.enabled]).toEqual([true, false]);
    expect(JSON.parse(form.pictures ?? '')).toMatchObject({
      artwork: [{ mediaId: 'a'.repeat(32), alt: 'Green water' }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('proposes orientation and sizes from its first picture', async () => {
    const { user } = showInventory({ [PICTURE]: aPicture({ width: 2000, height: 1950 }) });
    const dialog = await openDialog(user, /^Add Artwork/);
    fireEvent.change(dialog.getByLabelText('Artwork Images *', { selector: 'input' }), {
      target: { files: [new File(['x'], 'shallows.jpg', { type: 'image/jpeg' })] },
    });
    await dialog.findByLabelText('Description (alt text) of picture 1');
    expect(dialog.getByLabelText('Orientation')).toHaveValue('square');
    const offered = ['7 × 7 in', '30 × 30 in', '8.5 × 8.5 in', '8.5 × 11 in', '30 × 20 in'];
    const isChecked = (name: string) => dialog.getByRole('checkbox', { name }).matches(':checked');
    expect(offered.filter(isChecked)).toEqual(offered.slice(0, 3));
  });

  it('keeps the sizes that were chosen before the picture came', async () => {
    const { user } = showInventory({ [PICTURE]: aPicture({ width: 2000, height: 2000 }) });
    const dialog = await openDialog(user, /^Add Artwork/);
    await user.click(dialog.getByRole('checkbox', { name: '60 × 40 in' }));
    fireEvent.change(dialog.getByLabelText('Artwork Images *', { selector: 'input' }), {
      target: { files: [new File(['x'], 'shallows.jpg', { type: 'image/jpeg' })] },
    });
    await dialog.findByLabelText('Description (alt text) of picture 1');
    expect(dialog.getByLabelText('Orientation')).toHaveValue('landscape');
    expect(dialog.getByRole('checkbox', { name: '60 × 40 in' })).toBeChecked();
  });

  it('saves a draft that has no title and no picture yet', async () => {
    const { user, calls } = showInventory({
      [CREATE]: anInventoryRecord({ ...record, liveStatus: 'draft' }),
    });
    const dialog = await openDialog(user, /^Add Artwork/);
    await user.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Draft saved' }));
    expect(sent(calls, 'POST')).toMatchObject({ title: '', liveStatus: 'draft' });
  });

  it('goes back to the prices of the tier when they are no longer kept (A43)', async () => {
    const { user } = showInventory();
    const dialog = await openDialog(user, /^Add Artwork/);
    const price = () => dialog.getByLabelText('Price, 30 × 20 in');
    await user.click(dialog.getByLabelText(/^Keep my prices/));
    fill(price(), '7000');
    await user.selectOptions(dialog.getByLabelText('Tier'), 'Tier 2');
    expect(price()).toHaveValue('7000');
    await user.click(dialog.getByLabelText(/^Keep my prices/));
    expect(price()).toHaveValue('10000');
  });

  it('keeps what was typed when it is closed (drafts)', async () => {
    const { user } = showInventory();
    const dialog = await openDialog(user, /^Add Artwork/);
    fill(dialog.getByLabelText('Title *'), 'Shallows');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const again = await openDialog(user, /^Add Artwork/);
    expect(again.getByLabelText('Title *')).toHaveValue('Shallows');
    await user.click(again.getByRole('button', { name: 'Start over' }));
    expect(again.getByLabelText('Title *')).toHaveValue('');
  });
});

describe('Edit Details', () => {
  const edit = async (api: ApiStubs) => {
    const shown = showInventory(api);
    await shown.user.click(await screen.findByRole('button', { name: /^Edit Details/ }));
    return { ...shown, title: await screen.findByLabelText('Title *') };
  };
  const two = (named: Partial<InventoryRecord>) => anInventoryRecord({ ...record, ...named });

  it('saves what was changed, with the version that it saw (A53, A54)', async () => {
    const { user, title, calls } = await edit({ [CHANGE]: record });
    fill(title, 'Outside Voice');
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Artwork details updated successfully' }),
    );
    expect(sent(calls, 'PUT')).toMatchObject({ title: 'Outside Voice', version: '1', sizeType: 'standard' });
  });

  it('publishes a draft, and says first what it lacks', async () => {
    const draft = two({ liveStatus: 'draft', title: '' });
    const { user, title, calls } = await edit({ [ONE]: draft, [CHANGE]: record });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(title).toHaveAccessibleDescription('Title and Series are required');
    fill(title, 'Inside Voice');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent(calls, 'PUT')).toMatchObject({ liveStatus: 'live' }));
  });

  it('asks for the size type, and for a frame of one’s own once Custom is chosen (A40)', async () => {
    const { user } = await edit({});
    const types = screen.getByLabelText('Size Type').querySelectorAll('option');
    expect(Array.from(types, ({ value }) => value)).toEqual(['standard', 'square', 'custom']);
    expect(screen.queryByLabelText('Custom Frame Style')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Frame Style'), 'Custom');
    expect(screen.getByLabelText('Custom Frame Style')).toBeEnabled();
  });

  it('gives its frame to the sizes that had the one before (A39, A68)', async () => {
    const { user, calls } = await edit({ [CHANGE]: record });
    await user.selectOptions(screen.getByLabelText('Frame Style'), 'Gold');
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(JSON.parse(sent(calls, 'PUT').printSizes ?? '')).toMatchObject({
      '30x20': { frameStyle: 'Gold' },
      '7x5': { frameStyle: 'Unframed' },
    });
  });

  it('changes the orientation, which a square or standard size type decides (A40)', async () => {
    const { user, calls } = await edit({ [CHANGE]: record });
    const orientation = screen.getByLabelText('Orientation');
    await user.selectOptions(screen.getByLabelText('Size Type'), 'square');
    expect(orientation).toHaveValue('square');
    await user.selectOptions(screen.getByLabelText('Size Type'), 'custom');
    await user.selectOptions(orientation, 'landscape');
    await user.selectOptions(orientation, 'square');
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(sent(calls, 'PUT')).toMatchObject({ orientation: 'square', sizeType: 'custom' });
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
    expect(screen.getByText('Picture moved to position 2 of 2')).toBeInTheDocument();
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
    expect(shownToast()).toMatchObject({
      title: 'Error updating artwork',
      description: 'Please try again',
      tone: 'destructive',
    });
  });

  it('says what someone else has changed meanwhile, and goes on with both', async () => {
    let isStale = true;
    const fresh = two({ notes: 'Of the estate.', version: 2 });
    const { user, title, calls } = await edit({
      [CHANGE]: () => (isStale ? refusal('changed_meanwhile', { details: { record: fresh } }) : record),
    });
    fill(title, 'Inside Voice!');
    await user.click(screen.getByText('Save Changes'));
    expect(await screen.findByText(/They changed: notes\./)).toBeVisible();
    isStale = false;
    await user.click(screen.getByText('Keep both'));
    await user.click(screen.getByText('Save Changes'));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Artwork details updated successfully' }),
    );
    expect(sent(calls, 'PUT')).toMatchObject({
      title: 'Inside Voice!',
      notes: 'Of the estate.',
      version: '2',
    });
  });
});
