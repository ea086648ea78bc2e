import { saveStaffSession } from '@gallery/api-client';
import {
  aPrintRecord,
  anEditionLedger,
  anInventoryEdition,
  anInventoryRow,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LEDGER = 'GET /api/admin/editions/{editionId}';
const SALES = 'POST /api/admin/editions/{editionId}/offline-sales';
const HOLD = 'POST /api/admin/editions/{editionId}/prints/{editionNumber}/hold';
const VOID = 'POST /api/admin/editions/{editionId}/prints/{editionNumber}/void';
const REPLACEMENT = 'POST /api/admin/certificates/{coaId}/replacement';

const SOLD = aPrintRecord({
  editionNumber: 1,
  version: 4,
  state: 'sold',
  holder: 'R. Okafor',
  orderNumber: 'TF-0871',
  date: '2026-03-12T10:00:00.000Z',
  certificate: { coaId: 'COA-1', state: 'issued', signatureApplied: true },
  moves: ['replace'],
  history: [
    {
      kind: 'sold',
      at: '2026-03-12T10:00:00.000Z',
      actor: 'owner ben',
      reason: null,
      orderNumber: 'TF-0871',
    },
  ],
});
const ASIDE = aPrintRecord({
  editionNumber: 2,
  state: 'gallery-hold',
  holder: 'M. Lindqvist',
  until: '2026-12-24T22:00:00.000Z',
  moves: ['sell', 'release', 'void'],
});
const FREE = aPrintRecord({ editionNumber: 3, version: 7 });

const ledger = anEditionLedger({ sold: 1, held: 1, remaining: 8, prints: [SOLD, ASIDE, FREE] });

// Read before the first test, whose time it is not.
beforeAll(() => import('./edition.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

function show(api: ApiStubs = {}, query = '') {
  const rendered = renderRoutes(routes, {
    path: `/admin/editions/edition-1${query}`,
    api: { [LEDGER]: ledger, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

const bodyOf = (calls: ApiCall[]): unknown => calls.findLast(({ method }) => method === 'POST')?.body;

/** Letter by letter would take its time. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('the ledger', () => {
  it('tells of each number how it stands, who has it, and where its order and certificate are', async () => {
    show();
    const rows = within(await screen.findByRole('table', { name: 'Numbers' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/1Sold.*R\. Okafor.*TF-0871.*Mar 12, 2026.*\$4,000.*COA-1/);
    expect(rows[2]).toHaveTextContent(/On hold.*For M\. Lindqvist until Dec 2[45], 2026/);
    expect(rows[3]).toHaveTextContent('Available');
    expect(screen.getByRole('link', { name: 'COA-1' })).toHaveAttribute('href', '/admin/certificates/COA-1');
    expect(screen.getByText('8 of 9 remaining')).toBeVisible();
  });

  it('opens a number’s history', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'More about number 1' }));
    const history = screen.getByRole('list', { name: 'History of number 1' });
    expect(history).toHaveTextContent('Sold in TF-0871 by ben');
  });

  it('opens with the number that the address names, in view', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    show({}, '?number=1');
    expect(await screen.findByRole('list', { name: 'History of number 1' })).toBeVisible();
    expect(scroll.mock.contexts[0]).toHaveTextContent('R. Okafor');
  });

  it('offers only what the gallery lets the reader do', async () => {
    show({ [LEDGER]: anEditionLedger({ prints: [aPrintRecord({ moves: ['sell', 'hold'] })] }) });
    expect(await screen.findByRole('button', { name: 'Hold number 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
  });

  it('of an edition of a hundred shows what was touched and the first free ones, then all', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => aPrintRecord({ editionNumber: index + 1 }));
    numbers[49] = { ...SOLD, editionNumber: 50 };
    const { user } = show({ [LEDGER]: anEditionLedger({ total: 100, prints: numbers }) });
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
    show({ [LEDGER]: () => refusal('edition_not_found') });
    expect(await screen.findByText('This edition could not be found.')).toBeVisible();
  });
});

describe('a sale by a link', () => {
  const LINK = 'POST /api/admin/editions/{editionId}/draft-orders';
  const PEOPLE = {
    artworks: [],
    prints: [],
    people: [{ kind: 'buyer', id: null, name: 'Ada Byron', email: 'ada@example.com' } as const],
    orders: [],
    certificates: [],
    events: [],
  };
  const sold = {
    orderNumber: 'TF-NEW',
    editionNumber: 3,
    total: 4000,
    link: 'https://gallery.example/checkout?key=k',
    qrCode: 'data:image/png;base64,AAAA',
    expiresAt: '2026-12-05T10:00:00.000Z',
  };

  it('opens with the address; a person who is known is picked, and the link is there to scan and to copy', async () => {
    const { user, calls, router } = show({ [LINK]: sold, 'GET /api/admin/search': PEOPLE }, '?number=3&sell');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell Inside Voice, 20 × 20 in' }));
    fill(dialog.getByLabelText('Buyer'), 'Ada');
    await waitFor(() =>
      expect(document.querySelector('datalist option')).toHaveValue('Ada Byron, ada@example.com'),
    );
    fill(dialog.getByLabelText('Buyer'), 'Ada Byron, ada@example.com');
    expect(dialog.getByLabelText('Buyer')).toHaveValue('Ada Byron');
    expect(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Create payment link' }));
    const link = within(await screen.findByRole('dialog', { name: 'Number 3, $4,000' }));
    expect(bodyOf(calls)).toEqual({
      editionNumber: 3,
      version: 7,
      price: 4000,
      frameType: 'Black Frame',
      buyer: { fullName: 'Ada Byron', email: 'ada@example.com', phone: '' },
    });
    expect(link.getByAltText('QR code of the payment link of TF-NEW')).toBeVisible();
    expect(link.getByText('Scan to pay. The link was also emailed to Ada Byron.')).toBeVisible();
    await user.click(link.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(sold.link);
    await user.click(link.getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('?number=3');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a number that is not for sale is not begun', async () => {
    show({}, '?number=1&sell');
    expect(await screen.findByRole('list', { name: 'History of number 1' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a hold that the address asks for needs a name alone', async () => {
  const { user, calls } = show({ [HOLD]: ledger }, '?number=3&hold');
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('For'), 'Ada Byron');
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(bodyOf(calls)).toMatchObject({ holdFor: 'Ada Byron', reason: 'By telephone', version: 7 }),
  );
});

describe('a sale at the gallery', () => {
  it('is entered with number, buyer, price and how it was paid', async () => {
    const { user, calls } = show({ [SALES]: { orderNumber: 'TF-NEW' } });
    const dialog = await press(user, 'Sell number 3');
    fill(dialog.getByLabelText('Buyer'), 'Ada Byron');
    fill(dialog.getByLabelText('Email'), 'ada@example.com');
    fill(dialog.getByLabelText('Price in dollars'), '3,800');
    await user.selectOptions(dialog.getByLabelText('Paid by'), 'Check');
    await user.click(dialog.getByRole('button', { name: 'Record sale' }));
    await waitFor(() =>
      // The API refuses a field that it does not know.
      expect(bodyOf(calls)).toEqual({
        id: expect.any(String),
        editionNumber: 3,
        version: 7,
        price: 3800,
        paymentMethod: 'check',
        frameType: 'Black Frame',
        buyer: expect.objectContaining({ fullName: 'Ada Byron', email: 'ada@example.com' }),
        notes: '',
        tellsBuyer: true,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that is refused says why at its field, and loses nothing', async () => {
    const { user } = show({
      [SALES]: () =>
        refusal('validation_failed', { fields: { 'buyer.email': 'Please enter a valid email address.' } }),
    });
    const dialog = await press(user, 'Sell next number');
    fill(dialog.getByLabelText('Buyer'), 'Ada Byron');
    fill(dialog.getByLabelText('Email'), 'ada@');
    await user.click(dialog.getByRole('button', { name: 'Record sale' }));
    expect(await dialog.findByText('Please enter a valid email address.')).toBeVisible();
    expect(dialog.getByLabelText('Buyer')).toHaveValue('Ada Byron');
  });

  it('of a number that someone took meanwhile says so, and can go on with another', async () => {
    let isTaken = false;
    const { user } = show({
      [LEDGER]: () =>
        isTaken ? anEditionLedger({ prints: [SOLD, ASIDE, { ...SOLD, editionNumber: 3 }] }) : ledger,
      [SALES]: () => {
        isTaken = true;
        return refusal('changed_meanwhile');
      },
    });
    const dialog = await press(user, 'Sell number 3');
    fill(dialog.getByLabelText('Buyer'), 'Ada Byron');
    await user.click(dialog.getByRole('button', { name: 'Record sale' }));
    expect(await dialog.findByText(/Someone else just edited this/)).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('option', { name: '3 of 9' })).toBeNull());
    expect(dialog.getByLabelText('Buyer')).toHaveValue('Ada Byron');
  });
});

it('a number is held for someone until the end of a day', async () => {
  const { user, calls } = show({ [HOLD]: ledger });
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
  const { user } = show({ [VOID]: () => refusal('print_move_refused', { message }) });
  await user.click(await screen.findByRole('button', { name: 'More about number 3' }));
  const dialog = await press(user, 'Void');
  fill(dialog.getByLabelText('Reason'), 'Misprint');
  await user.click(dialog.getByRole('button', { name: 'Void' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Misprint');
});

it('a destroyed print is replaced by its certificate', async () => {
  const { user, calls } = show({
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
