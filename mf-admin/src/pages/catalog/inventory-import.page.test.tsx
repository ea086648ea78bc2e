import { saveStaffSession } from '@gallery/api-client';
import type { ImportRow, ImportDryRun } from '@gallery/contracts';
import { aPicture, aStaffSession, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const TRIAL = 'POST /api/admin/artwork-import/dry-run';
const APPLY = 'POST /api/admin/artwork-import';
const PICTURE = 'POST /api/admin/artwork-inventory/pictures';

const aRow = (named: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  title: 'Night Bloom',
  outcome: 'changed',
  workId: 'w1',
  version: 4,
  changes: [{ column: '30x20 price', from: '5000', to: '6000' }],
  faults: [],
  ...named,
});
const aTrial = (...rows: ImportRow[]): ImportDryRun => ({ digest: 'd', ignoredColumns: [], rows });

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./inventory-import.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

async function tried(api: ApiStubs) {
  const rendered = renderRoutes(routes, { path: '/admin/inventory/import', api });
  const user = userEvent.setup();
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File(['Title'], 'works.csv', { type: 'text/csv' }),
  );
  await user.click(screen.getByRole('button', { name: 'Preview changes' }));
  return { ...rendered, user };
}

it('shows what a file would change, and its faults, before anything is written', async () => {
  const fault = aRow({
    row: 3,
    title: 'Low Tide',
    outcome: 'fault',
    changes: [],
    faults: [{ column: 'Year', sentence: 'The year must be from 1900 to 2036.' }],
  });
  const same = aRow({ row: 4, title: 'Silver Stain', outcome: 'unchanged', changes: [] });
  const { user, calls } = await tried({ [TRIAL]: aTrial(aRow(), fault, same) });
  expect(await screen.findByText(/0 new, 1 changed, 1 unchanged, 1 row with an error/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Preview of changes' }));
  expect(table.getByText('5000')).toBeVisible();
  expect(table.getByText('6000')).toBeVisible();
  expect(table.getByText('The year must be from 1900 to 2036.')).toBeVisible();
  expect(table.queryByText('Silver Stain')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unchanged' }));
  expect(await screen.findByText('Silver Stain')).toBeVisible();
  expect(calls.some(({ path }) => path === '/api/admin/artwork-import')).toBe(false);
});

it('imports until nothing is left, and names what was not imported', async () => {
  const refused = [{ row: 3, title: 'Low Tide', sentence: 'Someone changed this work meanwhile.' }];
  let asked = 0;
  const { user } = await tried({
    [TRIAL]: aTrial(aRow(), aRow({ row: 3, title: 'Low Tide' }), aRow({ row: 4, title: 'Third' })),
    [APPLY]: () => {
      asked += 1;
      return asked === 1 ? { written: 1, left: 1, refused } : { written: 1, left: 0, refused };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Apply 3 changes' }));
  expect(await screen.findByText('2 works were imported.')).toBeVisible();
  expect(screen.getByText(/Row 3, Low Tide: Someone changed this work meanwhile/)).toBeVisible();
});

it('says at the file what is wrong with it', async () => {
  await tried({
    [TRIAL]: refusal('validation_failed', { fields: { file: 'This is a workbook, not a CSV file.' } }),
  });
  expect(await screen.findByText('This is a workbook, not a CSV file.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toHaveAccessibleDescription(
    'This is a workbook, not a CSV file.',
  );
});

it('sends pictures of new works ahead, and names them to the gallery', async () => {
  const { user, calls } = await tried({
    [TRIAL]: aTrial(),
    [PICTURE]: aPicture({ id: 'a'.repeat(32) }),
  });
  await user.upload(
    screen.getByLabelText('Pictures of new works'),
    new File(['jpeg'], 'tide.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('ready')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview changes' }));
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path.endsWith('/dry-run'))?.body).toMatchObject({
      pictures: JSON.stringify({ 'tide.jpg': 'a'.repeat(32) }),
    }),
  );
});
