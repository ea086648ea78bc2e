import type { PrivatePreviewRow } from '@gallery/contracts';
import { Button, EmptyState, StatusBadge, type StatusBadgeColor } from '@gallery/ui';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter } from '../../components/filters/filter-fields';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { MutedText } from '../../components/text/muted-text';
import { RowLink } from '../../components/lists/row-link';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import { audienceLabel, PRIVATE_PREVIEW_STATE_LABELS, artworksLabel } from './private-preview-labels';

export const PRIVATE_PREVIEW_FILTERS = { q: '', state: '' };
export type PrivatePreviewFilterName = keyof typeof PRIVATE_PREVIEW_FILTERS;

const STATE_OPTIONS = [
  { value: '', label: 'All' },
  ...Object.entries(PRIVATE_PREVIEW_STATE_LABELS).map(([value, label]) => ({ value, label })),
];

const STATE_COLORS: Record<PrivatePreviewRow['state'], StatusBadgeColor> = {
  planned: 'pending',
  open: 'confirmed',
  ended: 'completed',
};

export interface PrivatePreviewListProps {
  list: PagedList<PrivatePreviewRow>;
  filters: Filters<PrivatePreviewFilterName>;
  /** Id of the preview whose detail is beside the list. */
  selected: string | null;
  /** Where a preview's detail is, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** Private previews, newest first, ended ones included. */
export function PrivatePreviewList({ list, filters, selected, addressOf }: PrivatePreviewListProps) {
  return (
    <>
      <FilterBar list="private-previews" filters={filters}>
        <SearchFilter label="Search work" name="q" filters={filters} />
        <SelectFilter label="State" name="state" filters={filters} options={STATE_OPTIONS} />
      </FilterBar>
      <DataTable
        label="Private previews"
        columns={columns(addressOf)}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        loading="Loading previews..."
        failed="The previews could not be read."
        empty={<NoPrivatePreviews filters={filters} />}
      />
      <LoadMore list={list} />
    </>
  );
}

function NoPrivatePreviews({ filters }: { filters: Filters<PrivatePreviewFilterName> }) {
  if (!filters.isNarrowed) return <EmptyState>Nothing has been shown in private yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all previews</Button>}>
      No preview is like that.
    </EmptyState>
  );
}

const columns = (addressOf: (id: string) => string): Column<PrivatePreviewRow>[] => [
  {
    key: 'works',
    head: 'Works',
    priority: 'first',
    render: ({ id, titles }) => (
      <RowLink to={addressOf(id)} isBeside>
        {artworksLabel(titles)}
      </RowLink>
    ),
  },
  {
    key: 'audience',
    head: 'For',
    priority: 'second',
    render: (row) => <MutedText>{audienceLabel(row)}</MutedText>,
  },
  {
    key: 'opens',
    head: 'Opens',
    priority: 'other',
    render: ({ opensAt }) => <DateTime at={opensAt} />,
  },
  {
    key: 'ends',
    head: 'Ends',
    priority: 'sum',
    render: ({ expiresAt }) => <DateTime at={expiresAt} />,
  },
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => (
      <StatusBadge color={STATE_COLORS[state]}>{PRIVATE_PREVIEW_STATE_LABELS[state]}</StatusBadge>
    ),
  },
];
