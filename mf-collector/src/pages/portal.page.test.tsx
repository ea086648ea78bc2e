import {
  anArtworkCard,
  aCollectorCertificate,
  aFavorite,
  anArtwork,
  aPreviewedArtwork,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveSignedIn, emptyCollection, fill, shownToast } from '../page-test-support';
import { routes } from '../remote';

// Compiled before the first test, which would time out on a busy machine.
beforeAll(async () => {
  await import('./portal.page');
}, 30_000);

beforeEach(() => arriveSignedIn());

const open = (tab: string, api: ApiStubs = {}) =>
  renderRoutes(routes, { path: `/collector/portal?tab=${tab}`, api: { ...emptyCollection, ...api } });

const saved = aFavorite({ artwork: anArtworkCard(anArtwork({ id: 'tide', title: 'What the Tide Kept' })) });
const REMOVE = 'DELETE /api/favorites/{artworkId}';
const INQUIRY = 'POST /api/collector/inquiry';

test('four tabs, all lists asked for in one round (C40, G26)', async () => {
  const never = () => new Promise<object>(() => {});
  const api = Object.fromEntries(Object.keys(emptyCollection).map((call) => [call, never]));
  const { calls } = renderRoutes(routes, { path: '/collector/portal', api });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Saved Works',
    'Private Preview',
    'Inquiry',
    'Certificates',
  ]);
  expect(screen.getByText('Loading your saved works...')).toBeVisible();
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/collector/artist-notes',
    '/api/collector/certificates',
    '/api/collector/private-inventory',
    '/api/favorites',
  ]);
});

describe('saved works', () => {
  test('without any, the page leads to the works (C41, G59)', async () => {
    open('saved-works');
    expect(await screen.findByText('No saved works yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute('href', '/fine-art');
  });

  test('one that is removed is gone at once, and the collector is told when it is done (C36, C39)', async () => {
    let finish: (() => void) | undefined;
    const { calls } = open('saved-works', {
      'GET /api/favorites': [saved],
      [REMOVE]: () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))),
    });
    const word = await screen.findByRole('button', { name: 'Remove What the Tide Kept from saved works' });
    await userEvent.click(word);
    expect(await screen.findByText('No saved works yet.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(finish).toBeDefined());
    finish?.();
    await waitFor(() => expect(shownToast()).toBe('Removed from Saved Works'));
    expect(calls.find(({ method }) => method === 'DELETE')?.params).toEqual({ artworkId: 'tide' });
  });

  test('one that could not be removed comes back with a sentence (C38)', async () => {
    open('saved-works', { 'GET /api/favorites': [saved], [REMOVE]: refusal('unavailable') });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(shownToast()).toBe('Failed to remove artwork from saved works.'));
    expect(await screen.findByRole('heading', { name: 'What the Tide Kept' })).toBeVisible();
  });
});

describe('inquiry', () => {
  const button = () => screen.getByRole('button', { name: 'Send inquiry' });

  test('there are six types, and nothing is sent before type and message are there (C48, C49)', async () => {
    open('inquiry');
    const type = await screen.findByLabelText('Inquiry type');
    const offered = within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered.slice(1)).toEqual([
      'Commission',
      'Availability',
      'Framing',
      'Pricing',
      'Studio Visit',
      'Other',
    ]);
    expect(button()).toBeDisabled();
    await userEvent.selectOptions(type, 'Framing');
    expect(button()).toBeDisabled();
    fill(screen.getByLabelText('Message'), 'In oak?');
    expect(button()).toBeEnabled();
  });

  test('an inquiry about a work is sent, and a reply promised within 24 hours (C47, C50)', async () => {
    const { calls } = renderRoutes(routes, {
      path: '/collector/portal?tab=inquiry&artwork=low',
      api: {
        ...emptyCollection,
        'GET /api/favorites': [saved],
        'GET /api/collector/private-inventory': [aPreviewedArtwork({ artworkId: 'low', title: 'Low Tide' })],
        [INQUIRY]: { success: true, message: 'Inquiry Sent' },
      },
    });
    const artwork = await screen.findByLabelText('Artwork (optional)');
    await waitFor(() => expect(artwork).toHaveDisplayValue('Low Tide'));
    await userEvent.selectOptions(artwork, 'What the Tide Kept');
    await userEvent.selectOptions(screen.getByLabelText('Inquiry type'), 'Pricing');
    fill(screen.getByLabelText('Message'), '  How much?  ');
    await userEvent.click(button());
    await waitFor(() => expect(shownToast()).toBe('Inquiry Sent: We will reply within 24 hours.'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      message: 'How much?',
      inquiryType: 'Pricing',
      artworkId: 'tide',
    });
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(button()).toBeDisabled();
  });

  test('one that could not be sent stays as it was written (C50)', async () => {
    open('inquiry', { [INQUIRY]: refusal('unavailable') });
    await userEvent.selectOptions(await screen.findByLabelText('Inquiry type'), 'Other');
    fill(screen.getByLabelText('Message'), 'Good evening.');
    await userEvent.click(button());
    await waitFor(() => expect(shownToast()).toBe('Failed to send inquiry. Please try again.'));
    expect(screen.getByLabelText('Message')).toHaveValue('Good evening.');
  });
});

describe('certificates', () => {
  const certificate = aCollectorCertificate({ coaId: 'COA-7K3M', signatureApplied: false });
  const CERTIFICATES = 'GET /api/collector/certificates';
  const TRANSFER = 'POST /api/collector/certificates/{coaId}/transfers';

  test('each tells its print and opens its PDF in a new tab (C43, C44)', async () => {
    open('certificates', { [CERTIFICATES]: [certificate] });
    expect(await screen.findByText('20 × 20 in, 6 of 9')).toBeVisible();
    for (const words of ['COA-7K3M', 'Nov 14, 2026', 'Valid, awaiting signature']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    const pdf = screen.getByRole('link', { name: /^Open certificate of Inside Voice, number 6/ });
    expect(pdf).toHaveAttribute('href', '/api/collector/certificates/COA-7K3M.pdf');
    expect(pdf).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /^Public page/ })).toHaveAttribute(
      'href',
      '/certificate/COA-7K3M',
    );
  });

  test('without any, the page says so', async () => {
    open('certificates');
    expect(await screen.findByText('No certificates yet.')).toBeVisible();
  });

  test.each([
    ['revoked', 'Revoked'],
    ['replaced', 'Replaced by a new one'],
  ] as const)('a %s one says so and cannot be passed on', async (state, words) => {
    open('certificates', { [CERTIFICATES]: [{ ...certificate, state }] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Transfer/ })).not.toBeInTheDocument();
  });

  test('a print is passed on by name and email; both get a link', async () => {
    const transfer = {
      id: 'transfer-1',
      to: 'Ada Byron',
      email: 'ada@example.com',
      state: 'asked',
      expiresAt: '2026-11-28T12:00:00.000Z',
    };
    let isAsked = false;
    const { calls } = open('certificates', {
      [CERTIFICATES]: () => [{ ...certificate, transfer: isAsked ? transfer : null }],
      [TRANSFER]: () => {
        isAsked = true;
        return transfer;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Transfer/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Transfer this print' }));
    fill(dialog.getByLabelText('Name of the new owner'), 'Ada Byron');
    fill(dialog.getByLabelText('Email of the new owner'), 'ada@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the links' }));
    expect(
      await screen.findByText(/^Transfer to Ada Byron: confirm it with the link in your email\./),
    ).toBeVisible();
    expect(shownToast()).toBe('Transfer Requested: We have emailed links to you and to Ada Byron.');
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      params: { coaId: 'COA-7K3M' },
      body: { name: 'Ada Byron', email: 'ada@example.com' },
    });
  });

  test('name and address of the new owner are asked for at their fields', async () => {
    open('certificates', { [CERTIFICATES]: [certificate] });
    await userEvent.click(await screen.findByRole('button', { name: /^Transfer/ }));
    fill(screen.getByLabelText('Email of the new owner'), 'ada@');
    await userEvent.click(screen.getByRole('button', { name: 'Send the links' }));
    expect(screen.getByLabelText('Name of the new owner')).toHaveAccessibleDescription(
      'Enter the name of the new owner',
    );
    expect(screen.getByLabelText('Name of the new owner')).toHaveFocus();
    expect(screen.getByLabelText('Email of the new owner')).toHaveAccessibleDescription(
      'Enter a valid email address',
    );
  });

  test('a transfer under way can be taken back', async () => {
    let isUnderWay = true;
    const transfer = {
      id: 'transfer-1',
      to: 'Ada Byron',
      email: 'ada@example.com',
      state: 'confirmed',
      expiresAt: '2026-11-28T12:00:00.000Z',
    };
    open('certificates', {
      [CERTIFICATES]: () => [{ ...certificate, transfer: isUnderWay ? transfer : null }],
      'DELETE /api/collector/transfers/{id}': () => {
        isUnderWay = false;
        return undefined;
      },
    });
    expect(
      await screen.findByText(/Ada Byron has not accepted yet\. The links expire on Nov 28, 2026\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the transfer to Ada Byron' }));
    expect(await screen.findByRole('button', { name: /^Transfer of/ })).toBeVisible();
    expect(shownToast()).toBe('Transfer Cancelled: The print remains yours.');
    // The clicked button is gone: the focus stays with its certificate.
    expect(screen.getByRole('button', { name: /^Transfer of/ }).closest('li')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });
});
