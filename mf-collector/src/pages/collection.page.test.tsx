import { aCollectionPrint, aCollector, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveSignedIn, emptyCollection, fill, shownToast } from '../page-test-support';
import { routes } from '../remote';

beforeAll(async () => {
  await import('./collection.page');
}, 30_000);

beforeEach(() => arriveSignedIn());

const open = (api: ApiStubs) =>
  renderRoutes(routes, { path: '/collector/collection', api: { ...emptyCollection, ...api } });

const COLLECTION = 'GET /api/collector/collection';

test('each print stands with its number, provenance and prices, and all with their sums', async () => {
  const prints = [
    aCollectionPrint({
      provenance: [
        { kind: 'sold', at: '2026-11-14T12:00:00.000Z' },
        { kind: 'transferred', at: '2026-11-20T12:00:00.000Z' },
      ],
    }),
    aCollectionPrint({ artworkTitle: 'Dunes', pricePaid: null, listPrice: null, isArtworkHidden: true }),
  ];
  open({ [COLLECTION]: { prints, totalPaid: 4_000, totalValue: 4_450 } });
  const [first, second] = await screen.findAllByRole('listitem');
  for (const words of [
    'Inside Voice',
    '6 of 9',
    'Sold Nov 14, 2026 · Transferred Nov 20, 2026',
    '$4,000',
    '$4,450',
  ])
    expect(first).toHaveTextContent(words);
  for (const words of ['Not known', 'On inquiry', 'no longer on public view'])
    expect(second).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: /^Insurance sheet/ })).toHaveAttribute(
    'href',
    '/api/collector/collection/insurance-sheet.pdf',
  );
});

test('without prints it says so', async () => {
  open({ [COLLECTION]: { prints: [], totalPaid: 0, totalValue: 0 } });
  expect(await screen.findByText('No prints yet.')).toBeVisible();
});

test('a print is offered for resale with a message', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  open({
    [COLLECTION]: { prints: [aCollectionPrint({ coaId: 'COA-1' })], totalPaid: 4_000, totalValue: 4_450 },
    'POST /api/collector/print-inquiries': ({ body }) => {
      sent.push(body);
      return { success: true, message: 'We have received your request and will reply within 24–48 hours.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Lend or sell/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText('Enter a message')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox'), 'Sell it');
  fill(dialog.getByRole('textbox', { name: 'Message' }), ' Moving to a smaller place. ');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(shownToast()).toMatch(/^Request Sent: .*24–48 hours/));
  expect(sent).toEqual([{ coaId: 'COA-1', type: 'resale_inquiry', message: 'Moving to a smaller place.' }]);
});

test('a profile picture is shown on the dashboard, and can be removed (C19)', async () => {
  const collector = aCollector({ profileImageUrl: '/api/collectors/me/picture?v=1' });
  const { calls } = renderRoutes(routes, {
    path: '/collector?tab=profile',
    api: {
      ...emptyCollection,
      'GET /api/collectors/me': collector,
      'GET /api/collectors/me/sessions': [],
      'DELETE /api/collectors/me/picture': { profileImageUrl: null },
    },
  });
  expect(await screen.findByAltText('Your profile')).toHaveAttribute('src', collector.profileImageUrl);
  expect(screen.getByLabelText('Profile picture')).toHaveAttribute('type', 'file');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('DELETE'));
});
