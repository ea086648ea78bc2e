import { aStaffSession, anInventoryEdition, anInventoryRow, refusal } from '@gallery/testing';
import { saveStaffSession } from '@gallery/api-client';
import { screen, waitFor } from '@testing-library/react';
import { arriveAtInventory, openDialog, PAGE, row, showInventory } from './inventory-test-support';

const LABELS = 'POST /api/admin/papers/wall-labels.pdf';
const SHEET = 'POST /api/admin/papers/consignment-sheet.pdf';
const CATALOGUE = 'POST /api/admin/papers/catalogue-raisonne.pdf';

const aster = anInventoryRow({
  id: 'w2',
  title: 'Aster',
  editions: [
    anInventoryEdition({ editionId: 'large', size: '60x40', availableEditions: 0 }),
    anInventoryEdition({ editionId: 'small', size: '30x20', availableEditions: 4 }),
  ],
});

beforeEach(arriveAtInventory);

// jsdom has no object URLs.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));

const show = (api = {}) =>
  showInventory({ [PAGE]: { items: [row, aster], total: 2, nextCursor: null }, ...api });

const bodyOf = (calls: readonly { path: string; body?: unknown }[], paper: string): unknown =>
  calls.find(({ path }) => path.endsWith(`${paper}.pdf`))?.body;

it('offers papers once works are selected, and counts them', async () => {
  const { user } = show();
  expect(await screen.findByText('INSIDE VOICE')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wall labels' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Aster' }));
  expect(screen.getByText('1 work selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all shown' }));
  expect(screen.getByText('2 works selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('checkbox', { name: 'Select Aster' })).not.toBeChecked();
});

it('asks for labels of the size that still has prints, and closes when the file has come', async () => {
  const { user, calls } = show({ [LABELS]: {} });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Aster' }));
  const dialog = await openDialog(user, /^Wall labels/);
  await user.click(dialog.getByRole('checkbox', { name: 'Show prices' }));
  await user.click(dialog.getByRole('button', { name: 'Create PDF' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodyOf(calls, 'wall-labels')).toEqual({
    labels: [{ artworkId: 'w2', editionId: 'small' }],
    showsPrices: true,
  });
});

it('sends a consignment sheet with a number, and shows why it was refused', async () => {
  const { user, calls } = show({ [SHEET]: refusal('number_taken') });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Aster' }));
  const dialog = await openDialog(user, /^Consignment sheet/);
  await user.type(dialog.getByLabelText('Venue'), 'Meridian Hotel');
  await user.type(dialog.getByLabelText('Number, Aster'), '3');
  await user.click(dialog.getByRole('button', { name: 'Create PDF' }));
  expect(await dialog.findByText(/The PDF was not created/)).toBeVisible();
  expect(bodyOf(calls, 'consignment-sheet')).toMatchObject({
    venue: 'Meridian Hotel',
    venueSharePercent: 40,
    prints: [{ artworkId: 'w2', editionId: 'small', editionNumber: 3 }],
  });
});

it('says that the catalogue is being created', async () => {
  const { user } = show({ [CATALOGUE]: () => new Promise(() => undefined) });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Aster' }));
  const dialog = await openDialog(user, /^Catalogue raisonné/);
  await user.click(dialog.getByRole('button', { name: 'Create PDF' }));
  expect(await dialog.findByText('Creating...')).toBeVisible();
});

it('offers no consignment sheet to staff', async () => {
  saveStaffSession(aStaffSession({ role: 'staff' }));
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Aster' }));
  expect(screen.getByRole('button', { name: 'Wall labels' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Consignment sheet' })).not.toBeInTheDocument();
});
