import type { PrivatePreviewRow } from '@gallery/contracts';
import type { StatusBadgeColor } from '@gallery/ui';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, SearchFilter } from '../../components/filters/filter-fields';
import { anyText, filterOptions, listFilters, keyOf } from '../../components/filters/filter-parser';
import { badgeColumn, dateColumn, linkColumn, mutedColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { audienceLabel, PRIVATE_PREVIEW_STATE_LABELS, artworksLabel } from './private-preview-labels';

type PrivatePreviewFilterName = keyof typeof PRIVATE_PREVIEW_FILTERS.defaults;

export const PRIVATE_PREVIEW_FILTERS = listFilters({
  q: anyText,
  state: keyOf(PRIVATE_PREVIEW_STATE_LABELS),
});

const STATE_OPTIONS = filterOptions(PRIVATE_PREVIEW_STATE_LABELS);

const STATE_COLORS: Record<PrivatePreviewRow['state'], StatusBadgeColor> = {
  planned: 'pending',
  open: 'confirmed',
  ended: 'completed',
};

/** Private previews, newest first, ended ones included. */
export function PrivatePreviewList({
  list,
  filters,
  selected,
  addressOf,
}: RecordListProps<PrivatePreviewRow, PrivatePreviewFilterName>) {
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
        subject="previews"
        empty="No previews yet."
        narrowed={{ filters, text: 'No previews match these filters.', showAll: 'Show all previews' }}
      />
    </>
  );
}

const columns = (addressOf: (id: string) => string): Column<PrivatePreviewRow>[] => [
  linkColumn('works', 'Works', {
    textOf: ({ titles }) => artworksLabel(titles),
    to: ({ id }) => addressOf(id),
    isBeside: true,
  }),
  mutedColumn('audience', 'For', audienceLabel),
  dateColumn('opensAt', 'Opens', { shape: 'full' }),
  dateColumn('expiresAt', 'Ends', { shape: 'full', priority: 'sum' }),
  badgeColumn('state', 'State', PRIVATE_PREVIEW_STATE_LABELS, STATE_COLORS),
];
