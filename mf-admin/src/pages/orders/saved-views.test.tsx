import { saveStaffSession } from '@gallery/api-client';
import type { SavedViewRecord } from '@gallery/contracts';
import { anOrderRow, aStaffSession, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

// On the orders; every other list has the same bar.

const ORDERS = 'GET /api/admin/orders';
const VIEWS = 'GET /api/admin/saved-views';
const SAVE = 'POST /api/admin/saved-views';
const VIEW_FILTERS = { q: 'Berlin', status: 'shipped' };
const NARROWED = '/admin/orders?q=Berlin&status=shipped';

const aView = (named: Partial<SavedViewRecord> = {}): SavedViewRecord => ({
  id: '0193a0de-0000-7000-8000-00000000000a',
  list: 'orders',
  name: 'Berlin',
  filters: VIEW_FILTERS,
  isShared: false,
  version: 1,
  isOwn: true,
  ...named,
});

/** What the page sent, as far as it is part of a view. */
const wordsOf = (body: unknown): Partial<SavedViewRecord> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

const asStaff = () => saveStaffSession(aStaffSession({ username: 'studio', role: 'staff' }));

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./orders.page'));
beforeEach(() => saveStaffSession(aStaffSession()));

/** The gallery stores these views and their changes. */
function show(path: string, views: SavedViewRecord[] = [], api: ApiStubs = {}) {
  let kept = views;
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [ORDERS]: { items: [anOrderRow()], total: 1, nextCursor: null },
      [VIEWS]: () => kept,
      [SAVE]: ({ body }) => {
        const view = aView(wordsOf(body));
        kept = [...kept, view];
        return view;
      },
      'PATCH /api/admin/saved-views/{id}': ({ body, params }) => {
        kept = kept.map((view) => (view.id === params.id ? { ...view, ...wordsOf(body) } : view));
        return undefined;
      },
      'DELETE /api/admin/saved-views/{id}': ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id);
        return undefined;
      },
      ...api,
    },
  });
  const sent = (method: string) => rendered.calls.filter((call) => call.method === method);
  return { ...rendered, sent, user: userEvent.setup() };
}

const word = (name: string) => screen.findByRole('button', { name });
const expectAbsent = (...names: string[]) => {
  for (const name of names) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('a saved view stands beside the list’s own, and sets all filters', async () => {
  const { user, router, calls } = show('/admin/orders?payment=paid', [aView()]);
  const view = await word('Berlin');
  expect(view).toHaveAttribute('aria-pressed', 'false');
  await user.click(view);
  await waitFor(() => expect(view).toHaveAttribute('aria-pressed', 'true'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(VIEW_FILTERS);
  const lists = calls.filter(({ path }) => path.endsWith('/saved-views'));
  expect(lists.map(({ query }) => query.get('list'))).toEqual(['orders']);
});

it('of a view and one that says a part of it only the whole one is marked', async () => {
  show(NARROWED, [aView()]);
  expect(await word('Berlin')).toHaveAttribute('aria-pressed', 'true');
  expect(await word('On the way')).toHaveAttribute('aria-pressed', 'false');
});

it('of two views with the same filters the words say which they mean', async () => {
  const theirs = aView({ id: '0193a0de-0000-7000-8000-00000000000b', name: 'Capital', isShared: true });
  show(NARROWED, [aView(), { ...theirs, isOwn: false }]);
  expect(await word('Remove “Berlin”')).toHaveTextContent('Remove “Berlin”');
  expect(await word('Remove “Capital”')).toHaveTextContent('Remove “Capital”');
});

it('filters that the list has no more fall away', async () => {
  const view = aView({ filters: { status: 'shipped', colour: 'red' } });
  const { user, router } = show('/admin/orders', [view]);
  await user.click(await word('Berlin'));
  await waitFor(() => expect(router.state.location.search).toBe('?status=shipped'));
});

it('what narrows the list is saved under a name, and is a view from then on', async () => {
  const { user, sent } = show(NARROWED);
  await user.click(await word('Save view'));
  const form = await dialog('Save view');
  fill(form.getByLabelText('Name'), 'Berlin');
  await user.click(form.getByRole('button', { name: 'Save view' }));
  await noDialog();
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { list: 'orders', name: 'Berlin', filters: VIEW_FILTERS, isShared: false },
  ]);
  expect(await word('Berlin')).toHaveAttribute('aria-pressed', 'true');
  expectAbsent('Save view');
});

it('the focus stays at the filters when the word that had it is gone', async () => {
  const { user } = show(NARROWED);
  await user.click(await word('Save view'));
  const form = await dialog('Save view');
  fill(form.getByLabelText('Name'), 'Berlin');
  await user.click(form.getByRole('button', { name: 'Save view' }));
  await noDialog();
  await waitFor(() => expect(screen.getByRole('group', { name: 'View' })).toHaveFocus());
});

it('there is nothing to save of all rows, nor of a view that is there', async () => {
  const { user } = show('/admin/orders', [aView()]);
  await word('Berlin');
  expectAbsent('Save view');
  await user.click(screen.getByRole('button', { name: 'On the way' }));
  await word('Clear filters');
  expectAbsent('Save view');
});

it('a name that is refused says why, and nothing is lost', async () => {
  const sentence = 'You already have a view with this name. Please choose another.';
  const { user } = show(NARROWED, [], {
    [SAVE]: () => refusal('validation_failed', { fields: { name: sentence } }),
  });
  await user.click(await word('Save view'));
  const form = await dialog('Save view');
  fill(form.getByLabelText('Name'), 'Berlin');
  await user.click(form.getByRole('button', { name: 'Save view' }));
  expect(await form.findByText(sentence)).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription(sentence);
  expect(form.getByLabelText('Name')).toHaveValue('Berlin');
});

it('filters that cannot be kept are said in the form', async () => {
  const sentence = 'Please set a filter first, with 200 characters or fewer.';
  const { user } = show(NARROWED, [], {
    [SAVE]: () => refusal('validation_failed', { fields: { filters: sentence } }),
  });
  await user.click(await word('Save view'));
  const form = await dialog('Save view');
  await user.click(form.getByRole('button', { name: 'Save view' }));
  expect(await form.findByRole('alert')).toHaveTextContent(sentence);
});

it('staff rename what is theirs, and share nothing', async () => {
  asStaff();
  const { user, sent } = show(NARROWED, [aView()]);
  await user.click(await word('Rename “Berlin”'));
  const form = await dialog('Rename “Berlin”');
  expect(form.queryByLabelText('Share with everyone')).not.toBeInTheDocument();
  fill(form.getByLabelText('Name'), 'Potsdam');
  await user.click(form.getByRole('button', { name: 'Save view' }));
  expect(await word('Potsdam')).toHaveAttribute('aria-pressed', 'true');
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ name: 'Potsdam', isShared: false, version: 1 }]);
});

it('the owner shares a view with everyone', async () => {
  const { user, sent } = show(NARROWED, [aView()]);
  await user.click(await word('Rename or share “Berlin”'));
  const form = await dialog('Rename “Berlin”');
  await user.click(form.getByLabelText('Share with everyone'));
  await user.click(form.getByRole('button', { name: 'Save view' }));
  await noDialog();
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ name: 'Berlin', isShared: true, version: 1 }]);
});

it('a name that was typed stays when the view was renamed elsewhere meanwhile', async () => {
  asStaff();
  let views = [aView()];
  const { user } = show(NARROWED, [], {
    [VIEWS]: () => views,
    'PATCH /api/admin/saved-views/{id}': () => {
      views = [aView({ name: 'Dresden', version: 2 })];
      return refusal('changed_meanwhile', { details: { version: 2 } });
    },
  });
  await user.click(await word('Rename “Berlin”'));
  const form = await dialog('Rename “Berlin”');
  fill(form.getByLabelText('Name'), 'Potsdam');
  await user.click(form.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('Someone else just edited this view.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Potsdam');
  await user.click(screen.getByRole('button', { name: 'load theirs' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Dresden');
});

it('a view is removed after a question, and the rows stay', async () => {
  const { user, router } = show(NARROWED, [aView()]);
  await user.click(await word('Remove “Berlin”'));
  const question = await dialog('Remove “Berlin”?');
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await noDialog();
  expectAbsent('Berlin');
  expect(router.state.location.search).toBe('?q=Berlin&status=shipped');
  expect(await word('Save view')).toBeVisible();
});

it('staff see what is for everyone, and cannot change it', async () => {
  asStaff();
  show(NARROWED, [aView({ isShared: true, isOwn: false })]);
  expect(await word('Berlin')).toHaveAttribute('aria-pressed', 'true');
  expectAbsent('Rename “Berlin”', 'Remove “Berlin”', 'Save view');
});

it('the owner removes what another owner has shared', async () => {
  show(NARROWED, [aView({ isShared: true, isOwn: false })]);
  expect(await word('Remove “Berlin”')).toBeVisible();
  expectAbsent('Rename or share “Berlin”');
});

it('the list does not wait for views that do not come, and they can be read again', async () => {
  let isAway = true;
  const { user } = show('/admin/orders', [], {
    [VIEWS]: () => (isAway ? refusal('unavailable') : [aView()]),
  });
  expect(await screen.findByText('The saved views could not be loaded.')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await word('Berlin')).toBeVisible();
  expect(screen.queryByText('The saved views could not be loaded.')).not.toBeInTheDocument();
});
