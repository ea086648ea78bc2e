import { aPicture, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aGuest,
  guestList,
  GUESTS_ROUTE,
  liveEvent,
  photoList,
  PHOTOS_ROUTE,
  prepareBrowser,
} from './event-upload-test-support';
import { aPhoto, showRunEvent } from './run-event-test-support';

beforeEach(prepareBrowser);

describe('sells a photograph to a guest', () => {
  const SALES = 'POST /api/admin/event-photos/{id}/sales';
  const anOption = {
    size: '30x20',
    displayName: '30 × 20 in',
    framedSize: '45x35',
    price: 10_000,
    total: 9,
    remaining: 9,
    held: 0,
    heldUntil: null,
    unpaidUntil: null,
    isMini: false,
    frameOptions: [],
  };
  const api: ApiStubs = {
    [GUESTS_ROUTE]: guestList(aGuest()),
    'GET /api/admin/event-photos/{id}/editions': {
      title: 'Photograph 8',
      series: liveEvent.title,
      year: 2026,
      picture: aPicture(),
      orientation: 'landscape',
      options: [anOption, { ...anOption, size: '45x30', displayName: '45 × 30 in', remaining: 1, held: 1 }],
      eventPhoto: { price: 150 },
    },
    [SALES]: {
      orderNumber: 'TF-7K3M-Q9XD',
      editionNumber: 3,
      total: 10_000,
      link: 'https://gallery.example/checkout?payment_intent=pi_1&key=k',
      qrCode: 'data:image/png;base64,',
      expiresAt: '2026-11-23T19:30:00.000Z',
    },
  };
  const published = aPhoto({ state: 'published', seq: 8 });

  it('who is on the list, with a QR code of the payment link', async () => {
    const { user, calls } = showRunEvent({ ...api, [PHOTOS_ROUTE]: photoList(() => [published]) });
    await user.click(await screen.findByRole('button', { name: 'Sell No. 8' }));
    const form = within(await screen.findByRole('dialog', { name: 'Sell Photograph 8' }));
    await user.type(form.getByLabelText('Name *'), 'gr');
    await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
    fireEvent.change(form.getByLabelText('Name *'), {
      target: { value: 'Grace Hopper, grace@example.com' },
    });
    expect(form.getByLabelText('Name *')).toHaveValue('Grace Hopper');
    expect(form.getByLabelText('Email *')).toHaveValue('grace@example.com');
    expect(calls.findLast(({ path }) => path.endsWith('/guests'))?.query.get('q')).toBe('gr');
    await user.click(form.getByRole('button', { name: 'Create payment link' }));
    expect(await screen.findByRole('dialog', { name: 'Number 3, $10,000' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/sales'))?.body).toEqual({
      size: '30x20',
      fullName: 'Grace Hopper',
      email: 'grace@example.com',
    });
  });

  it('offers no size of which every number is sold or on hold', async () => {
    const { user } = showRunEvent({ ...api, [PHOTOS_ROUTE]: photoList(() => [published]) });
    await user.click(await screen.findByRole('button', { name: 'Sell No. 8' }));
    expect(await screen.findByRole('option', { name: '30 × 20 in, $10,000, 9 of 9 left' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^45/ })).toBeNull();
  });

  it('asks for name and address of someone else', async () => {
    const { user, calls } = showRunEvent({ ...api, [PHOTOS_ROUTE]: photoList(() => [published]) });
    await user.click(await screen.findByRole('button', { name: 'Sell No. 8' }));
    await user.click(await screen.findByRole('button', { name: 'Create payment link' }));
    expect(screen.getByLabelText('Name *')).toHaveAccessibleDescription('Enter the guest’s name.');
    expect(calls.filter(({ path }) => path.endsWith('/sales'))).toEqual([]);
  });

  it('from further back, a page at a time', async () => {
    const photos = Array.from({ length: 30 }, (_, index) =>
      aPhoto({ id: `p${index}`, state: 'published', seq: index + 1 }),
    );
    const { user } = showRunEvent({ ...api, [PHOTOS_ROUTE]: photoList(() => photos) });
    const list = within(await screen.findByRole('region', { name: 'Sell a photograph' }));
    expect(await list.findByText('12 of 30 shown')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Show more' }));
    expect(await list.findByText('24 of 30 shown')).toBeVisible();
    expect(list.getAllByRole('button', { name: /^Sell No\./ })).toHaveLength(24);
  });

  it('right after it was approved', async () => {
    const { user } = showRunEvent(api);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Sell this photograph' }));
    expect(await screen.findByRole('dialog', { name: 'Sell Photograph 8' })).toBeVisible();
  });
});
