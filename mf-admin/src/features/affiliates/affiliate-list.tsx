import type { Affiliate } from '@gallery/contracts';
import { StatusBadge, TextLink } from '@gallery/ui';
import { TextButton } from '../../components/actions/text-button';
import { FilterBar } from '../../components/filters/filter-bar';
import { SearchFilter } from '../../components/filters/filter-fields';
import { linkColumn, moneyColumn, textColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { AFFILIATE_VIEWS, AFFILIATE_STATUS_LABELS, type AffiliateFilterName } from './affiliate-filters';
import styles from './affiliates.module.css';

export interface AffiliateListProps extends RecordListProps<Affiliate, AffiliateFilterName> {
  onEdit: (partner: Affiliate) => void;
}

/** The affiliates with what they sold. */
export function AffiliateList({ list, filters, selected, addressOf, onEdit }: AffiliateListProps) {
  return (
    <>
      <FilterBar list="affiliates" filters={filters} views={AFFILIATE_VIEWS}>
        <SearchFilter label="Search name, ID, email" name="q" filters={filters} />
      </FilterBar>
      <DataTable
        label="Selling partners"
        columns={columns({ addressOf, onEdit, isBeside: selected !== null })}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        subject="partners"
        empty="No selling partners found. Add your first partner above."
        narrowed={{ filters, text: 'No partners match these filters.', showAll: 'Show all partners' }}
      />
    </>
  );
}

interface ColumnOptions extends Pick<AffiliateListProps, 'addressOf' | 'onEdit'> {
  /** Leaves out what the affiliate beside the list also shows. */
  isBeside: boolean;
}

function columns({ addressOf, onEdit, isBeside }: ColumnOptions): Column<Affiliate>[] {
  const always: Column<Affiliate>[] = [
    linkColumn('name', 'Partner', {
      textOf: ({ partnerName }) => partnerName,
      to: ({ id }) => addressOf(id),
      isBeside: true,
    }),
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
    textColumn('totalOrders', 'Total Orders', { isFigure: true }),
    moneyColumn('totalCommission', 'Total Commission', { hasCents: true }),
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
          <TextButton aria-label={`Edit ${partner.partnerName}`} onClick={() => onEdit(partner)}>
            Edit
          </TextButton>
          <TextLink to={addressOf(partner.id)} preventScrollReset aria-label={`View ${partner.partnerName}`}>
            View
          </TextLink>
        </span>
      ),
    },
  ];
}

const ordersLabel = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
