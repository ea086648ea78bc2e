import { renderRoutes } from '@gallery/testing';
import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable, type Column } from '../lists/data-table';
import { FilterBar } from './filter-bar';
import { SelectFilter, SearchFilter } from './filter-fields';
import { useFilters } from './use-filters';
import type { ListPage } from '../lists/list-state';
import { usePagedList } from '../lists/use-paged-list';

interface Work {
  id: string;
  title: string;
  tier: string;
}

interface Asked {
  q: string;
  tier: string;
  cursor: string | null;
}

const DEFAULTS = { q: '', tier: 'all' };
const VIEWS = [
  { label: 'All works', filters: {} },
  { label: 'Second tier', filters: { tier: '2' } },
];
const TIERS = [
  { value: 'all', label: 'All' },
  { value: '2', label: 'Tier 2' },
];
const WORKS: Work[] = [
  { id: '1', title: 'Dunes', tier: '1' },
  { id: '2', title: 'Salt', tier: '2' },
  { id: '3', title: 'Tide', tier: '2' },
];

const columns = (open: (id: string) => void): Column<Work>[] => [
  { key: 'title', head: 'Work', priority: 'first', render: ({ title }) => title },
  {
    key: 'actions',
    head: 'Actions',
    priority: 'actions',
    render: ({ id, title }) => (
      <button type="button" onClick={() => open(id)}>
        Open {title}
      </button>
    ),
  },
];

/** Two works a page. */
function answer({ q, tier, cursor }: Asked): ListPage<Work> {
  const found = WORKS.filter((work) => work.title.includes(q) && (tier === 'all' || work.tier === tier));
  const from = Number(cursor ?? 0);
  return {
    items: found.slice(from, from + 2),
    total: found.length,
    nextCursor: found.length > from + 2 ? String(from + 2) : null,
  };
}

/** Two works after the one that the cursor names, as the API's lists go on. */
function after(works: readonly Work[], cursor: string | null): ListPage<Work> {
  const rest = works.filter(({ id }) => cursor === null || id > cursor);
  const items = rest.slice(0, 2);
  return { items, total: works.length, nextCursor: rest.length > 2 ? (items.at(-1)?.id ?? null) : null };
}

function show(
  path = '/',
  ask: (asked: Asked) => Promise<ListPage<Work>> = (asked) => Promise.resolve(answer(asked)),
) {
  function Works() {
    const filters = useFilters(DEFAULTS);
    const [open, setOpen] = useState('');
    const list = usePagedList((cursor) =>
      queryOptions({
        queryKey: ['works', filters.values, cursor],
        queryFn: () => ask({ ...filters.values, cursor }),
      }),
    );
    return (
      <>
        <FilterBar filters={filters} views={VIEWS}>
          <SearchFilter label="Search" name="q" filters={filters} />
          <SelectFilter label="Tier" name="tier" filters={filters} options={TIERS} />
        </FilterBar>
        <DataTable
          label="Works"
          columns={columns(setOpen)}
          list={list}
          keyOf={({ id }) => id}
          subject="works"
          empty={<p>No works.</p>}
          renderDetail={({ id, title }) => id === open && <p>The ledger of {title}</p>}
        />
      </>
    );
  }
  return { ...renderRoutes([{ path: '/', Component: Works }], { path }), user: userEvent.setup() };
}

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

it('brings the next page with the keyboard and says how much is shown', async () => {
  const { user } = show();
  expect(await screen.findByText('2 of 3 shown')).toBeVisible();
  screen.getByRole('button', { name: 'Show more' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Tide')).toBeVisible();
  expect(titles()).toEqual(['Dunes', 'Salt', 'Tide']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('says that there are more than were counted until all are shown', async () => {
  const { user } = show('/', (asked) =>
    Promise.resolve({ ...answer(asked), total: 2, isTotalMinimum: true }),
  );
  expect(await screen.findByText('2 of 2+ shown')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Tide')).toBeVisible();
  expect(screen.queryByText(/shown/)).not.toBeInTheDocument();
});

it('keeps what is shown when the next page fails, and tries it again', async () => {
  let isAway = true;
  const { user } = show('/', (asked) =>
    asked.cursor && isAway ? Promise.reject(new Error('away')) : Promise.resolve(answer(asked)),
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('More rows could not be loaded.')).toBeVisible();
  expect(titles()).toEqual(['Dunes', 'Salt']);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tide')).toBeVisible();
});

it('shows no row twice once one above has gone', async () => {
  let works = WORKS;
  const { user, queryClient } = show('/', ({ cursor }) => Promise.resolve(after(works, cursor)));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(['Dunes', 'Salt', 'Tide']));
  works = WORKS.slice(1);
  void queryClient.invalidateQueries({ queryKey: ['works'] });
  await waitFor(() => expect(titles()).toEqual(['Salt', 'Tide']));
});

it('shows what has changed, though the next page is asked for while it is read anew', async () => {
  let works = WORKS;
  let isHeld = false;
  const { user, queryClient } = show('/', ({ cursor }) =>
    isHeld && cursor === null ? new Promise(() => {}) : Promise.resolve(after(works, cursor)),
  );
  await screen.findByText('Dunes');
  works = WORKS.map((work) => (work.id === '1' ? { ...work, title: 'Dunes, sold' } : work));
  isHeld = true;
  void queryClient.invalidateQueries({ queryKey: ['works'] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  isHeld = false;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(['Dunes, sold', 'Salt', 'Tide']));
});

it('reads its filters from the address and writes them there', async () => {
  const { user, router } = show('/?tier=2');
  expect(await screen.findByText('Salt')).toBeVisible();
  expect(titles()).toEqual(['Salt', 'Tide']);
  await user.selectOptions(screen.getByLabelText('Tier'), 'All');
  expect(await screen.findByText('Dunes')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('searches as it is typed, at once on Enter, and leaves other words of the address alone', async () => {
  const { user, router } = show('/?open=7');
  await user.type(await screen.findByLabelText('Search'), 'Tid{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Tide']));
  expect(router.state.location.search).toBe('?open=7&q=Tid');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(titles()).toEqual(['Dunes', 'Salt']));
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('sets several filters by one word and shows which of the words is in force', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Second tier' }));
  await waitFor(() => expect(titles()).toEqual(['Salt', 'Tide']));
  expect(screen.getByRole('button', { name: 'Second tier' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'All works' })).toHaveAttribute('aria-pressed', 'false');
});

it('keeps the former rows until those of another filter are there', async () => {
  let arrive = () => undefined as void;
  const { user } = show('/', (asked) =>
    asked.tier === '2'
      ? new Promise((resolve) => (arrive = () => resolve(answer(asked))))
      : Promise.resolve(answer(asked)),
  );
  await screen.findByText('Dunes');
  await user.selectOptions(screen.getByLabelText('Tier'), 'Tier 2');
  expect(screen.getByText('Dunes')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Works' })).toHaveAttribute('aria-busy', 'true');
  arrive();
  await waitFor(() => expect(titles()).toEqual(['Salt', 'Tide']));
});

it('opens a row’s detail beneath it', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Open Dunes' }));
  const [, , detail] = screen.getAllByRole('row');
  expect(detail).toHaveTextContent('The ledger of Dunes');
});

it('says that rows are on their way, that there are none, and that they did not come', async () => {
  let isAway = true;
  const { user } = show('/?q=Nothing', (asked) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(answer(asked)),
  );
  expect(screen.getByText('Loading works...')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('The works could not be loaded.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No works.')).toBeVisible();
});
