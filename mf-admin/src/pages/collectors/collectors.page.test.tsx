import { saveStaffSession } from '@gallery/api-client';
import type { CollectorList } from '@gallery/contracts';
import {
  aCollectorDetail,
  aCollectorRow,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/collectors';
const ONE = 'GET /api/admin/collectors/{id}';
const PATH = '/admin/collectors/collector-1';

const list = (...items: CollectorList['items']): CollectorList => ({
  items,
  total: items.length,
  nextCursor: null,
});

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./collectors.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: { [LIST]: list(aCollectorRow()), [ONE]: aCollectorDetail(), ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const dialog = async () => within(await screen.findByRole('dialog'));

describe('the list', () => {
  it('tells who they are and what they spent, and leads to each', async () => {
    show('/admin/collectors');
    const link = await screen.findByRole('link', { name: 'Elena Marsh' });
    expect(link).toHaveAttribute('href', PATH);
    expect(screen.getByText('$8,900')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Collectors' })).toHaveTextContent('Premium');
  });

  it('asks for what the view is about', async () => {
    const { user, calls } = show('/admin/collectors');
    await user.click(await screen.findByRole('button', { name: 'Buyers' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('spent'));
    expect(calls.at(-1)?.query.get('orders')).toBe('with');
  });

  it('says so when nobody is like that, and leads back to all', async () => {
    show('/admin/collectors?q=nobody', { [LIST]: list() });
    expect(await screen.findByText('No collectors match these filters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all collectors' })).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    show('/admin/collectors', { [LIST]: () => refusal('unavailable') });
    expect(await screen.findByText('The collectors could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
  });
});

describe('a collector', () => {
  it('shows the level with its reason, orders and certificates', async () => {
    show(PATH);
    const detail = within(await screen.findByRole('region', { name: 'Collector' }));
    expect(await detail.findByText('Premium Collector, automatic, based on 2 paid orders')).toBeVisible();
    expect(detail.getByRole('link', { name: 'TF-7K3M-Q9XD' })).toHaveAttribute(
      'href',
      '/admin/orders/TF-7K3M-Q9XD',
    );
    expect(detail.getByText('COA-7K3M-Q9XD-04TB')).toBeVisible();
  });

  it('gets a level from the owner', async () => {
    const { user, calls } = show(PATH, {
      'POST /api/admin/collectors/{id}/level': {
        id: 'collector-1',
        collectorLevel: 'VIP',
        isLevelManual: true,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set level' }));
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText('Level'), 'VIP Collector');
    await user.click(asked.getByRole('button', { name: 'Set level' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      level: 'VIP',
      version: 1,
    });
  });

  it('keeps the chosen level when another owner has set one meanwhile', async () => {
    let collector = aCollectorDetail();
    const { user } = show(PATH, {
      'GET /api/admin/collectors/{id}': () => collector,
      'POST /api/admin/collectors/{id}/level': () => {
        collector = aCollectorDetail({ level: 'Standard', isLevelManual: true, levelVersion: 2 });
        return refusal('changed_meanwhile', { details: { version: 2 } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set level' }));
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText('Level'), 'VIP Collector');
    await user.click(asked.getByRole('button', { name: 'Set level' }));
    expect(
      await asked.findByText(/It is now Returning Collector. Set it again to choose yours./),
    ).toBeVisible();
    expect(asked.getByLabelText('Level')).toHaveDisplayValue('VIP Collector');
  });

  it('shows staff nothing that only the owner may do', async () => {
    saveStaffSession(aStaffSession({ role: 'staff' }));
    show(PATH);
    expect(await screen.findByRole('button', { name: 'Send password link' })).toBeVisible();
    for (const name of ['Set level', 'Export personal data', 'Delete account'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is deleted only once the address is typed', async () => {
    const { user, calls } = show(PATH, { 'DELETE /api/admin/collectors/{id}': () => undefined });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    expect(asked.getByLabelText(/to confirm/)).toHaveAccessibleDescription(/Enter their email address/);
    fill(asked.getByLabelText(/to confirm/), 'elena@marsh.example');
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('keeps a note that was not saved', async () => {
    const { user } = show(PATH, {
      'POST /api/admin/collectors/{id}/notes': () => refusal('unavailable'),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    const asked = await dialog();
    fill(asked.getByLabelText('Note'), 'Prefers large prints.');
    await user.click(asked.getByRole('button', { name: 'Add note' }));
    expect(await asked.findByText('The note was not saved.')).toBeVisible();
    expect(asked.getByLabelText('Note')).toHaveValue('Prefers large prints.');
  });

  it('that there is not says so', async () => {
    show(PATH, { [ONE]: () => refusal('collector_not_found') });
    expect(await screen.findByText('This collector could not be found.')).toBeVisible();
  });
});
