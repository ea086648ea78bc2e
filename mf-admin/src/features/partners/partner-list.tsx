import type { SellingPartner } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { Button, EmptyState, StatusBadge, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { MorePages } from '../../parts/more-pages';
import { RowLink } from '../../parts/row-link';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import { PARTNER_VIEWS, STATUS_WORDS, type PartnerFilter } from './partner-words';
import styles from './partners.module.css';

export interface PartnerListProps {
  list: PagedList<SellingPartner>;
  filters: Filters<PartnerFilter>;
  /** Id of the partner whose detail stands beside the list. */
  selected: string | null;
  /** Where a partner's detail is, with the list's filters kept. */
  addressOf: (id: string) => string;
  onEdit: (partner: SellingPartner) => void;
}

/** The selling partners with what they sold. */
export function PartnerList({ list, filters, selected, addressOf, onEdit }: PartnerListProps) {
  return (
    <>
      <FilterBar list="partners" filters={filters} views={PARTNER_VIEWS}>
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
        empty={<NoPartners filters={filters} />}
      />
      <MorePages list={list} />
    </>
  );
}

function NoPartners({ filters }: { filters: Filters<PartnerFilter> }) {
  if (!filters.isNarrowed)
    return <EmptyState>No selling partners found. Add your first partner above.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all partners</Button>}>
      No partner is like that.
    </EmptyState>
  );
}

interface Shown extends Pick<PartnerListProps, 'addressOf' | 'onEdit'> {
  /** Leaves out what the partner beside the list says as well. */
  isBeside: boolean;
}

function columns({ addressOf, onEdit, isBeside }: Shown): Column<SellingPartner>[] {
  const always: Column<SellingPartner>[] = [
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
      render: ({ status }) => <StatusBadge colour={status}>{STATUS_WORDS[status]}</StatusBadge>,
    },
    {
      key: 'partnerId',
      head: 'Partner ID',
      priority: 'second',
      render: ({ partnerId, referralUrl, commissionRate, totalOrders }) => (
        <>
          {partnerId}
          <span className={styles.narrow}>
            , {commissionRate}%, {ordersWords(totalOrders)}
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
      render: ({ totalCommission }) => formatSum(cents(totalCommission)),
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
          <Button variant="word" aria-label={`Edit ${partner.partnerName}`} onClick={() => onEdit(partner)}>
            Edit
          </Button>
          <WordLink
            render={(link) => (
              <Link
                to={addressOf(partner.id)}
                preventScrollReset
                aria-label={`View ${partner.partnerName}`}
                {...link}
              />
            )}
          >
            View
          </WordLink>
        </span>
      ),
    },
  ];
}

const ordersWords = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
