import {
  aPrintRecord,
  anEditionLedger,
  anInventoryEdition,
  anInventoryRow,
  refusal,
  renderRoutes,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';
import {
  arriveAtEdition,
  bodyOf,
  fill,
  LEDGER,
  ledger,
  press,
  showEdition,
  SOLD,
} from './edition-test-support';

const HOLD = 'POST /api/admin/editions/{editionId}/prints/{editionNumber}/hold';
const VOID = 'POST /api/admin/editions/{editionId}/prints/{editionNumber}/void';
const REPLACEMENT = 'POST /api/admin/certificates/{coaId}/replacement';

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./edition.page'));
beforeEach(arriveAtEdition);

describe('the ledger', () => {
  it('tells of each number how it stands, who has it, and where its order and certificate are', async () => {
    showEdition();
    const rows = within(await screen.findByRole('table', { name: 'Numbers' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/1Sold.*R\. Okafor.*TF-0871.*Mar 12, 2026.*\$4,000.*COA-1/);
    expect(rows[2]).toHaveTextContent(/On hold.*For M\. Lindqvist until Dec 2[45], 2026/);
    expect(rows[3]).toHaveTextContent('Available');
    expect(screen.getByRole('link', { name: 'COA-1' })).toHaveAttribute('href', '/admin/certificates/COA-1');
    expect(screen.getByText('8 of 9 remaining')).toBeVisible();
  });

  it('opens a number’s history', async () => {
    const { user } = showEdition();
    await user.click(await screen.findByRole('button', { name: 'More about number 1' }));
    const history = screen.getByRole('list', { name: 'History of number 1' });
    expect(history).toHaveTextContent('Sold in TF-0871 by ben');
  });

  it('opens with the number that the address names, in view', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    showEdition({}, '?number=1');
    expect(await screen.findByRole('list', { name: 'History of number 1' })).toBeVisible();
    expect(scroll.mock.contexts[0]).toHaveTextContent('R. Okafor');
  });

  it('offers only what the gallery lets the reader do', async () => {
    showEdition({ [LEDGER]: anEditionLedger({ prints: [aPrintRecord({ moves: ['sell', 'hold'] })] }) });
    expect(await screen.findByRole('button', { name: 'Hold number 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
  });

  it('of an edition of a hundred shows what was touched and the first free ones, then all', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => aPrintRecord({ editionNumber: index + 1 }));
    numbers[49] = { ...SOLD, editionNumber: 50 };
    const { user } = showEdition({ [LEDGER]: anEditionLedger({ total: 100, prints: numbers }) });
    expect(await screen.findByText('7 of 100 numbers shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all numbers' }));
    expect(within(screen.getByRole('table', { name: 'Numbers' })).getAllByRole('row')).toHaveLength(101);
  });

  it('opens beneath the row of its work in the inventory, at the first size that is no mini', async () => {
    const mini = anInventoryEdition({ editionId: 'mini', kind: 'mini' });
    const row = anInventoryRow({
      title: 'Inside Voice',
      editions: [mini, anInventoryEdition({ editionId: 'edition-1' })],
    });
    const { calls } = renderRoutes(routes, {
      path: '/admin/inventory',
      api: {
        'GET /api/admin/artwork-inventory/page': { items: [row], total: 1, nextCursor: null },
        [LEDGER]: ledger,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ledger, Inside Voice' }));
    expect(await screen.findByRole('table', { name: 'Numbers' })).toBeVisible();
    expect(calls.at(-1)?.params).toEqual({ editionId: 'edition-1' });
    await userEvent.click(screen.getByRole('button', { name: 'Close ledger, Inside Voice' }));
    expect(screen.queryByRole('table', { name: 'Numbers' })).toBeNull();
  });

  it('says so when there is no such edition', async () => {
    showEdition({ [LEDGER]: () => refusal('edition_not_found') });
    expect(await screen.findByText('This edition could not be found.')).toBeVisible();
  });
});

it('a hold that the address asks for needs a name alone', async () => {
  const { user, calls } = showEdition({ [HOLD]: ledger }, '?number=3&hold');
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('For'), 'Ada Byron');
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(bodyOf(calls)).toMatchObject({ holdFor: 'Ada Byron', reason: 'By phone', version: 7 }),
  );
});

it('a number is held for someone until the end of a day', async () => {
  const { user, calls } = showEdition({ [HOLD]: ledger });
  const dialog = await press(user, 'Hold number 3');
  fill(dialog.getByLabelText('For'), 'Ada Byron');
  fill(dialog.getByLabelText('Until the end of'), '2026-12-24');
  fill(dialog.getByLabelText('Reason'), 'Sees it on Friday');
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(bodyOf(calls)).toEqual({
      holdFor: 'Ada Byron',
      until: new Date('2026-12-24T23:59:59').toISOString(),
      reason: 'Sees it on Friday',
      version: 7,
    }),
  );
});

it('to make a number void asks why; a refusal is said in its sentence', async () => {
  const message = 'Number 3 is reserved by a collector.';
  const { user } = showEdition({ [VOID]: () => refusal('print_move_refused', { message }) });
  await user.click(await screen.findByRole('button', { name: 'More about number 3' }));
  const dialog = await press(user, 'Void');
  fill(dialog.getByLabelText('Reason'), 'Misprint');
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Misprint');
});

it('a destroyed print is replaced by its certificate', async () => {
  const { user, calls } = showEdition({
    [REPLACEMENT]: {
      coaId: 'COA-2',
      state: 'issued',
      signatureApplied: false,
      replaces: 'COA-1',
      replacedBy: null,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More about number 1' }));
  const dialog = await press(user, 'Replace print');
  fill(dialog.getByLabelText('Reason'), 'Water damage');
  await user.click(dialog.getByRole('button', { name: 'Replace print' }));
  await waitFor(() => expect(bodyOf(calls)).toEqual({ reason: 'Water damage' }));
  expect(calls.findLast(({ method }) => method === 'POST')?.params).toEqual({ coaId: 'COA-1' });
});
