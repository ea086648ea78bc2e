import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Button, EmptyState, StatusBadge, TextLink } from '@gallery/ui';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { LoadMore } from '../../components/lists/load-more';
import { RowLink } from '../../components/lists/row-link';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import { AFFILIATE_VIEWS, AFFILIATE_STATUS_LABELS, type AffiliateFilterName } from './affiliate-filters';
import styles from './affiliates.module.css';

export interface AffiliateListProps {
  list: PagedList<Affiliate>;
  filters: Filters<AffiliateFilterName>;
  /** Id of the affiliate whose detail is beside the list. */
  selected: string | null;
  /** Where an affiliate's detail is, with the list's filters kept. */
  addressOf: (id: string) => string;
  onEdit: (partner: Affiliate) => void;
}

/** The affiliates with what they sold. */
export function AffiliateList({ list, filters, selected, addressOf, onEdit }: AffiliateListProps) {
  return (
    <>
      <FilterBar list="affiliates" filters={filters} views={AFFILIATE_VIEWS}>
        <SearchFilter label="Search name, ID, e-mail" name="q" filters={filters} />
      </FilterBar>
      <DataTable
        label="Selling partners"
        columns={columns({ addressOf, onEdit, isBeside: selected !== null })}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        loading="Loading partners..."
        failed="The partners could not be read."
        empty={<NoAffiliates filters={filters} />}
      />
      <LoadMore list={list} />
    </>
  );
}

function NoAffiliates({ filters }: { filters: Filters<AffiliateFilterName> }) {
  if (!filters.isNarrowed)
    return <EmptyState>No selling partners found. Add your first partner above.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all partners</Button>}>
      No partner is like that.
    </EmptyState>
  );
}

interface ColumnOptions extends Pick<AffiliateListProps, 'addressOf' | 'onEdit'> {
  /** Leaves out what the affiliate beside the list says as well. */
  isBeside: boolean;
}

function columns({ addressOf, onEdit, isBeside }: ColumnOptions): Column<Affiliate>[] {
  const always: Column<Affiliate>[] = [
    {
      key: 'name',
      head: 'Partner',
      priority: 'first',
      render: ({ id, partnerName }) => (
        <RowLink to={addressOf(id)} isBeside>
          {partnerName}
        </RowLink>
      ),
    },
    {
      key: 'status',
      head: 'Status',
      priority: 'state',
      render: ({ status }) => <StatusBadge color={status}>{AFFILIATE_STATUS_LABELS[status]}</StatusBadge>,
    },
    {
      key: 'partnerId',
      head: 'Partner ID',
      priority: 'second',
      render: ({ partnerId, referralUrl, commissionRate, totalOrders }) => (
        <>
          {partnerId}
          <span className={styles.narrow}>
            , {commissionRate}%, {ordersLabel(totalOrders)}
          </span>
          {!isBeside && <span className={styles.address}>{referralUrl}</span>}
        </>
      ),
    },
    {
      key: 'rate',
      head: 'Commission Rate',
      priority: 'other',
      isFigure: true,
      render: ({ commissionRate }) => `${commissionRate}%`,
    },
    {
      key: 'orders',
      head: 'Total Orders',
      priority: 'other',
      isFigure: true,
      render: ({ totalOrders }) => totalOrders,
    },
    {
      key: 'commission',
      head: 'Total Commission',
      priority: 'sum',
      isFigure: true,
      render: ({ totalCommission }) => formatMoneyWithCents(toCents(totalCommission)),
    },
  ];
  if (isBeside) return always;
  return [
    ...always,
    {
      key: 'actions',
      head: '',
      priority: 'actions',
      isOneLine: true,
      render: (partner) => (
        <span className={styles.rowWords}>
          <Button variant="text" aria-label={`Edit ${partner.partnerName}`} onClick={() => onEdit(partner)}>
            Edit
          </Button>
          <TextLink to={addressOf(partner.id)} preventScrollReset aria-label={`View ${partner.partnerName}`}>
            View
          </TextLink>
        </span>
      ),
    },
  ];
}

const ordersLabel = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
