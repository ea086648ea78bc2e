import { anEditionLedger, refusal } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  arriveAtEdition,
  ASIDE,
  bodyOf,
  fill,
  LEDGER,
  ledger,
  press,
  showEdition,
  SOLD,
} from './edition-test-support';

const SALES = 'POST /api/admin/editions/{editionId}/offline-sales';

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./edition.page'));
beforeEach(arriveAtEdition);

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
    const { user, calls, router } = showEdition(
      { [LINK]: sold, 'GET /api/admin/search': PEOPLE },
      '?number=3&sell',
    );
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
    expect(link.getByAltText('QR code to pay TF-NEW')).toBeVisible();
    expect(link.getByText('Scan to pay. The link was also emailed to Ada Byron.')).toBeVisible();
    await user.click(link.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(sold.link);
    await user.click(link.getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('?number=3');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a number that is not for sale is not begun', async () => {
    showEdition({}, '?number=1&sell');
    expect(await screen.findByRole('list', { name: 'History of number 1' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a sale at the gallery', () => {
  it('is entered with number, buyer, price and how it was paid', async () => {
    const { user, calls } = showEdition({ [SALES]: { orderNumber: 'TF-NEW' } });
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
    const { user } = showEdition({
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
    const { user } = showEdition({
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
