import { saveStaffSession } from '@gallery/api-client';
import { useToasts } from '@gallery/session';
import {
  aCommissionRequest,
  aCommissionRequestDetail,
  aStaffSession,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/commission-requests';
const ONE = 'GET /api/admin/commission-requests/{id}';
const CHANGE = 'PUT /api/admin/commission-requests/{id}';
const MOVE = 'POST /api/admin/commission-requests/{id}/status';
const PATH = '/admin/commissions/commission-1';

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./commission-requests.page'));
beforeEach(() => saveStaffSession(aStaffSession({ role: 'staff' })));

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [LIST]: { items: [aCommissionRequestDetail()], total: 1, nextCursor: null },
      [ONE]: aCommissionRequestDetail(),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('lists what is to be made for whom', async () => {
  show('/admin/commissions');
  expect(await screen.findByRole('link', { name: 'Diptych for a stairwell' })).toHaveAttribute('href', PATH);
  expect(screen.getByRole('table', { name: 'Commissions' })).toHaveTextContent('Elena Marsh');
});

it('says so when none is like that', async () => {
  show('/admin/commissions?status=shipped', { [LIST]: { items: [], total: 0, nextCursor: null } });
  expect(await screen.findByText('No commissions match these filters.')).toBeVisible();
});

it('offers the moves of its status alone, and tells the collector why', async () => {
  const { user, calls } = show(PATH, { [MOVE]: aCommissionRequest() });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.queryByRole('button', { name: 'Start work' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('Note'), 'We would begin in May.');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    status: 'approved',
    note: 'We would begin in May.',
  });
  expect(useToasts.getState().toast?.title).toMatch(/ is now approved$/);
});

describe('a deposit', () => {
  const DEPOSIT = 'POST /api/admin/commission-requests/{id}/deposit';
  const deposit = {
    orderNumber: 'TF-7K3M-Q9XD',
    amount: 2_500,
    state: 'open' as const,
    paidAt: null,
    payUrl: null,
  };

  it('is requested as a sum, and shown with its order', async () => {
    let record = aCommissionRequestDetail();
    const { user, calls } = show(PATH, {
      [ONE]: () => record,
      [DEPOSIT]: () => (record = aCommissionRequestDetail({ version: 3, deposit })),
    });
    await user.click(await screen.findByRole('button', { name: 'Request a deposit' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByLabelText('Amount in dollars'), 'much');
    await user.click(dialog.getByRole('button', { name: 'Request deposit' }));
    expect(dialog.getByLabelText('Amount in dollars')).toHaveAccessibleDescription(/Enter an amount/);
    fill(dialog.getByLabelText('Amount in dollars'), '2,500');
    await user.click(dialog.getByRole('button', { name: 'Request deposit' }));
    expect(await screen.findByText(/\$2,500\.00, not paid yet/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ amount: 2_500, version: 2 });
    expect(screen.getByRole('link', { name: 'TF-7K3M-Q9XD' })).toHaveAttribute(
      'href',
      '/admin/orders/TF-7K3M-Q9XD',
    );
    expect(screen.queryByRole('button', { name: 'Request a deposit' })).toBeNull();
  });
});

describe('the form', () => {
  async function open(api: ApiStubs = {}) {
    const shown = show(PATH, api);
    await shown.user.click(await screen.findByRole('button', { name: 'Edit and quote' }));
    return { ...shown, form: within(await screen.findByRole('dialog')) };
  }

  it('sends the quote as a sum', async () => {
    const { user, calls, form } = await open({ [CHANGE]: aCommissionRequestDetail() });
    fill(form.getByLabelText('Quote in dollars'), '$12,500');
    await user.click(form.getByRole('button', { name: 'Save commission' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        projectType: 'Diptych for a stairwell',
        budgetRange: '$10,000–$15,000',
        description: 'Two panels that follow the steps.',
        wantsStudioVisit: true,
        quote: 12_500,
        staffNote: null,
        version: 2,
      }),
    );
  });

  it('says at the field what is no sum', async () => {
    const { user, form } = await open();
    fill(form.getByLabelText('Quote in dollars'), 'much');
    await user.click(form.getByRole('button', { name: 'Save commission' }));
    expect(form.getByLabelText('Quote in dollars')).toHaveAccessibleDescription(/Enter an amount/);
  });

  it('writes over nothing that was read behind it and told to nobody', async () => {
    let record = aCommissionRequestDetail();
    const { user, calls, queryClient, form } = await open({ [ONE]: () => record, [CHANGE]: () => record });
    record = aCommissionRequestDetail({ version: 3, budgetRange: '$20,000' });
    void queryClient.invalidateQueries();
    expect(await screen.findByText('$20,000')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Save commission' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 2 }),
    );
  });

  it('goes on from what someone else has made of it, once that was said', async () => {
    let record = aCommissionRequestDetail();
    const { user, calls, form } = await open({
      [ONE]: () => record,
      [CHANGE]: () => {
        if (record.version === 3) return record;
        record = aCommissionRequestDetail({ version: 3 });
        return refusal('changed_meanwhile');
      },
    });
    const save = () => user.click(form.getByRole('button', { name: 'Save commission' }));
    await save();
    await user.click(await form.findByRole('button', { name: 'load theirs' }));
    await save();
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 3 }),
    );
  });

  it('keeps what was typed when someone else was faster', async () => {
    const { user, form } = await open({ [CHANGE]: () => refusal('changed_meanwhile') });
    fill(form.getByLabelText('Description'), 'Three panels.');
    await user.click(form.getByRole('button', { name: 'Save commission' }));
    expect(await form.findByText(/Someone else just edited this commission/)).toBeVisible();
    expect(form.getByLabelText('Description')).toHaveValue('Three panels.');
  });
});
