import { seriesTableQuery } from '@gallery/api-client';
import type { InventoryRow, InventoryEdition } from '@gallery/contracts';
import { formatMoney, formatSize } from '@gallery/domain';
import { EditionStock, MAX_STOCK_DOTS, StatusBadge } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, SearchFilter } from '../../components/filters/filter-fields';
import { filterOptions } from '../../components/filters/filter-parser';
import type { Filters } from '../../components/filters/use-filters';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { ListState } from '../../components/lists/list-state';
import { useIsPhone } from '../../components/page/use-is-phone';
import { AvailabilityLabel } from '../../components/catalog/artwork-status-labels';
import { ApplyPriceBookButton } from './apply-price-book-button';
import { ArtworkRowActions, ArtworkRowMenu, type ArtworkRowActionsProps } from './artwork-row-actions';
import { ArtworkTitle } from './artwork-title';
import styles from './inventory.module.css';

/** Every filter of the inventory; an empty text does not narrow it. */
export const INVENTORY_FILTERS = { q: '', series: '', tier: '', availability: '', state: '', prices: '' };
type InventoryFilterName = keyof typeof INVENTORY_FILTERS;

const asOptions = (words: readonly string[]) => [
  ...filterOptions({}),
  ...words.map((word) => ({ value: word, label: word })),
];

const STATE_OPTIONS = [
  { value: '', label: 'Not archived' },
  { value: 'live', label: 'Live' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'draft', label: 'Drafts' },
  { value: 'archived', label: 'Archived' },
];

const PRICE_OPTIONS = [
  { value: '', label: 'All' },
  { value: 'differing', label: 'Differ from price book' },
];

/** Above the inventory: search, series, tier, availability, and what is on show. */
export function InventoryFilterBar({ filters }: { filters: Filters<InventoryFilterName> }) {
  const { data: table } = useQuery(seriesTableQuery());
  const chosen = filters.values.series;
  // Works may have names that no series has; the value from the address is an option before the list has loaded.
  const names = [...(table?.series ?? []), ...(table?.strays ?? [])].map(({ name }) => name);
  const series = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <FilterBar list="inventory" filters={filters}>
      <SearchFilter label="Search" name="q" filters={filters} />
      <SelectFilter label="Series" name="series" filters={filters} options={asOptions(series)} />
      <SelectFilter label="Tier" name="tier" filters={filters} options={asOptions(['Tier 1', 'Tier 2'])} />
      <SelectFilter
        label="Availability"
        name="availability"
        filters={filters}
        options={asOptions(['available', 'reserved', 'sold', 'not for sale'])}
      />
      <SelectFilter label="Visibility" name="state" filters={filters} options={STATE_OPTIONS} />
      <SelectFilter label="Prices" name="prices" filters={filters} options={PRICE_OPTIONS} />
    </FilterBar>
  );
}

interface InventoryListProps {
  list: ListState<InventoryRow>;
  filters: Filters<InventoryFilterName>;
  isSelected: (row: InventoryRow) => boolean;
  /** Selects or deselects a row. */
  onSelect: (row: InventoryRow) => void;
  onInformation: (row: InventoryRow) => void;
  onEdit: (row: InventoryRow) => void;
  /** What opens beneath a row: the ledger of its editions. */
  renderLedger: (row: InventoryRow) => ReactNode;
}

/** Works as rows: pictures, title, tier, the dots of their editions, what is unsold, and what can be done. */
export function InventoryList({ list, filters, renderLedger, ...acts }: InventoryListProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const actionsOf = (row: InventoryRow): ArtworkRowActionsProps => ({
    row,
    isSelected: acts.isSelected(row),
    isLedgerOpen: opened === row.id,
    onSelect: () => acts.onSelect(row),
    onLedger: () => setOpened(opened === row.id ? null : row.id),
    onInformation: () => acts.onInformation(row),
    onEdit: () => acts.onEdit(row),
  });
  const isSelecting = list.rows?.some(acts.isSelected) ?? false;
  return (
    <DataTable
      label="Inventory"
      columns={isPhone ? phoneColumns(actionsOf, isSelecting) : columns(actionsOf)}
      list={list}
      isDense
      keyOf={({ id }) => id}
      subject="inventory"
      failed="Failed to fetch artwork inventory"
      empty="No artworks yet."
      narrowed={{ filters, text: 'No artworks match these filters.' }}
      renderDetail={(row) => row.id === opened && <div className={styles.ledger}>{renderLedger(row)}</div>}
    />
  );
}

type ActionsOf = (row: InventoryRow) => ArtworkRowActionsProps;

const columns = (actionsOf: ActionsOf): readonly Column<InventoryRow>[] => [
  {
    key: 'work',
    head: 'Work',
    priority: 'first',
    render: (row) => <ArtworkTitle {...actionsOf(row)} />,
  },
  { key: 'tier', head: 'Tier', priority: 'second', render: (row) => <TierBadge row={row} /> },
  {
    key: 'editions',
    head: EDITIONS,
    priority: 'sum',
    render: ({ editions }) => <ArtworkEditions editions={editions} />,
  },
  {
    key: 'value',
    head: 'Unsold value',
    priority: 'third',
    isFigure: true,
    render: (row) => (
      <>
        {unsoldValue(row)}
        {row.differences > 0 && (
          <span className={styles.differs}>
            Differs from price book <ApplyPriceBookButton row={row}>Apply</ApplyPriceBookButton>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'availability',
    head: 'Availability',
    priority: 'state',
    render: (row) => <Standing row={row} />,
  },
  {
    key: 'actions',
    head: 'Actions',
    priority: 'actions',
    render: (row) => <ArtworkRowActions {...actionsOf(row)} />,
  },
];

/**
 * On phones a row is a picture, a title, tier and value, and dots, and says more only of a work that is not simply
 * available. The boxes appear with the first work that is selected.
 */
const phoneColumns = (actionsOf: ActionsOf, isSelecting: boolean): readonly Column<InventoryRow>[] => [
  {
    key: 'work',
    head: 'Work',
    priority: 'first',
    render: (row) => {
      const { isSelected, onSelect } = actionsOf(row);
      return (
        <ArtworkTitle row={row} isNarrow isSelected={isSelected} {...(isSelecting ? { onSelect } : {})}>
          <TierBadge row={row} />
          <span>
            <span className="visually-hidden">Unsold value </span>
            <span>{unsoldValue(row)}</span>
          </span>
        </ArtworkTitle>
      );
    },
  },
  {
    key: 'editions',
    head: EDITIONS,
    priority: 'sum',
    render: (row) => (
      <span className={styles.stock}>
        <ArtworkEditions editions={row.editions} />
        <ArtworkRowMenu {...actionsOf(row)} />
      </span>
    ),
  },
  {
    key: 'standing',
    head: 'Availability',
    priority: 'actions',
    render: (row) => {
      const isStanding = row.availability !== 'available' || row.isArchived || row.liveStatus !== 'live';
      return (
        (isStanding || row.differences > 0) && (
          <span className={styles.exception}>
            {isStanding && <Standing row={row} />}
            {row.differences > 0 && <span className={styles.differs}>Differs from price book</span>}
          </span>
        )
      );
    },
  },
];

const EDITIONS = 'Editions, large to small';

const unsoldValue = (row: InventoryRow): string => formatMoney(Math.round(row.unsoldValue * 100));

function TierBadge({ row: { tier } }: { row: InventoryRow }) {
  const isSecond = tier.startsWith('Tier 2');
  return <StatusBadge color={isSecond ? 'tier-2' : 'tier-1'}>{isSecond ? 'Tier 2' : 'Tier 1'}</StatusBadge>;
}

const Standing = ({ row: { availability, remaining, liveStatus, isArchived } }: { row: InventoryRow }) => (
  <span className={styles.standing}>
    <AvailabilityLabel availability={availability} />
    {remaining > 0 && <span className={styles.count}>{remaining}</span>}
    {isArchived ? (
      <span className={styles.count}>archived</span>
    ) : (
      liveStatus !== 'live' && <span className={styles.hidden}>{liveStatus}</span>
    )}
  </span>
);

/** Every edition that is offered, the dearest first: its size, and its dots, or of a mini what remains. */
function ArtworkEditions({ editions }: { editions: readonly InventoryEdition[] }) {
  return (
    <ul className={styles.editions}>
      {editions
        .filter(({ enabled }) => enabled)
        .map(({ editionId, size, totalEditions, soldEditions, heldEditions }) => (
          <li key={editionId} className={styles.edition}>
            <span className={styles.size}>{formatSize(size).replace(' in', '')}</span>
            {totalEditions <= MAX_STOCK_DOTS ? (
              <EditionStock total={totalEditions} sold={soldEditions} held={heldEditions} size="dense" />
            ) : (
              <span>
                {totalEditions - soldEditions - heldEditions} of {totalEditions}
                <span className="visually-hidden"> remaining</span>
              </span>
            )}
          </li>
        ))}
    </ul>
  );
}
