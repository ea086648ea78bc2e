import type { PreviewRow } from '@gallery/contracts';
import { Button, EmptyState, StatusBadge, type BadgeColour } from '@gallery/ui';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter } from '../../parts/filter-fields';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { RowLink } from '../../parts/row-link';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import { audienceWords, STATE_WORDS, workWords } from './preview-words';

export const PREVIEW_FILTERS = { q: '', state: '' };
export type PreviewFilter = keyof typeof PREVIEW_FILTERS;

const STATES = [
  { value: '', word: 'All' },
  ...Object.entries(STATE_WORDS).map(([value, word]) => ({ value, word })),
];

const COLOURS: Record<PreviewRow['state'], BadgeColour> = {
  planned: 'pending',
  open: 'confirmed',
  ended: 'completed',
};

export interface PreviewListProps {
  list: PagedList<PreviewRow>;
  filters: Filters<PreviewFilter>;
  /** Id of the preview whose detail stands beside the list. */
  selected: string | null;
  /** Where a preview's detail is, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** Private previews, newest first, ended ones included. */
export function PreviewList({ list, filters, selected, addressOf }: PreviewListProps) {
  return (
    <>
      <FilterBar list="previews" filters={filters}>
        <SearchFilter label="Search work" name="q" filters={filters} />
        <ChoiceFilter label="State" name="state" filters={filters} options={STATES} />
      </FilterBar>
      <DataTable
        label="Private previews"
        columns={columns(addressOf)}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        loading="Loading previews..."
        failed="The previews could not be read."
        empty={<NoPreviews filters={filters} />}
      />
      <MorePages list={list} />
    </>
  );
}

function NoPreviews({ filters }: { filters: Filters<PreviewFilter> }) {
  if (!filters.isNarrowed) return <EmptyState>Nothing has been shown in private yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all previews</Button>}>
      No preview is like that.
    </EmptyState>
  );
}

const columns = (addressOf: (id: string) => string): Column<PreviewRow>[] => [
  {
    key: 'works',
    head: 'Works',
    priority: 'first',
    render: ({ id, titles }) => (
      <RowLink to={addressOf(id)} isBeside>
        {workWords(titles)}
      </RowLink>
    ),
  },
  {
    key: 'audience',
    head: 'For',
    priority: 'second',
    render: (row) => <Quiet>{audienceWords(row)}</Quiet>,
  },
  {
    key: 'opens',
    head: 'Opens',
    priority: 'other',
    render: ({ opensAt }) => <Moment at={opensAt} />,
  },
  {
    key: 'ends',
    head: 'Ends',
    priority: 'sum',
    render: ({ expiresAt }) => <Moment at={expiresAt} />,
  },
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => <StatusBadge colour={COLOURS[state]}>{STATE_WORDS[state]}</StatusBadge>,
  },
];
