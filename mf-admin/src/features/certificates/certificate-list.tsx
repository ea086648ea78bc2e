import type { CertificateRow } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
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
import {
  CERTIFICATE_VIEWS,
  SIGNATURE_CHOICES,
  STATE_CHOICES,
  STATE_WORDS,
  type CertificateFilter,
} from './certificate-filters';
import styles from './certificates.module.css';

export interface CertificateListProps {
  list: PagedList<CertificateRow>;
  filters: Filters<CertificateFilter>;
  /** Number of the certificate whose detail stands beside the list. */
  selected: string | null;
  /** Where a certificate's detail is, with the list's filters kept. */
  addressOf: (coaId: string) => string;
}

/** Certificates to be searched and filtered, newest first. */
export function CertificateList({ list, filters, selected, addressOf }: CertificateListProps) {
  return (
    <>
      <FilterBar list="certificates" filters={filters} views={CERTIFICATE_VIEWS}>
        <SearchFilter label="Search number, title, holder, order" name="q" filters={filters} />
        <ChoiceFilter label="State" name="state" filters={filters} options={STATE_CHOICES} />
        <ChoiceFilter label="Signature" name="signature" filters={filters} options={SIGNATURE_CHOICES} />
      </FilterBar>
      <DataTable
        label="Certificates"
        columns={columns(addressOf, selected !== null)}
        list={list}
        keyOf={({ coaId }) => coaId}
        selected={selected}
        loading="Loading certificates..."
        failed="The certificates could not be read."
        empty={<NoCertificates filters={filters} />}
      />
      <MorePages list={list} />
    </>
  );
}

function NoCertificates({ filters }: { filters: Filters<CertificateFilter> }) {
  if (!filters.isNarrowed) return <EmptyState>No certificate has been issued yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all certificates</Button>}>
      No certificate is like that.
    </EmptyState>
  );
}

/** @param isBeside leaves out what the detail beside it says as well */
const columns = (addressOf: (coaId: string) => string, isBeside: boolean): Column<CertificateRow>[] => [
  {
    key: 'coaId',
    head: 'Certificate',
    priority: 'first',
    render: ({ coaId }) => (
      <RowLink to={addressOf(coaId)} isBeside isNumber>
        {coaId}
      </RowLink>
    ),
  },
  {
    key: 'work',
    head: 'Work',
    priority: 'second',
    render: ({ artworkTitle, size, number, total }) =>
      `${artworkTitle}, ${formatSize(size)}, ${number} of ${total}`,
  },
  {
    key: 'holder',
    head: 'Holder',
    priority: 'sum',
    render: ({ holderName }) => holderName || <Quiet>No name is kept</Quiet>,
  },
  ...(isBeside ? [] : MORE),
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => (
      <span data-state={state} className={styles.state}>
        {STATE_WORDS[state]}
      </span>
    ),
  },
];

const MORE: readonly Column<CertificateRow>[] = [
  {
    key: 'order',
    head: 'Order',
    priority: 'other',
    render: ({ orderNumber }) =>
      orderNumber && (
        <RowLink to={`/admin/orders/${orderNumber}`} isNumber>
          {orderNumber}
        </RowLink>
      ),
  },
  {
    key: 'issued',
    head: 'Issued',
    priority: 'other',
    render: ({ issuedAt }) => <Moment at={issuedAt} shape="day" />,
  },
  {
    key: 'signature',
    head: 'Signature',
    priority: 'other',
    render: ({ signatureApplied }) => (signatureApplied ? 'Applied' : <Quiet>Not yet</Quiet>),
  },
];
