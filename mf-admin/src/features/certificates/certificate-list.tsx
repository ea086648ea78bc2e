import type { CertificateRow } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
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
import {
  CERTIFICATE_VIEWS,
  SIGNATURE_OPTIONS,
  STATE_OPTIONS,
  CERTIFICATE_STATE_LABELS,
  type CertificateFilterName,
} from './certificate-filters';
import styles from './certificates.module.css';

export interface CertificateListProps {
  list: PagedList<CertificateRow>;
  filters: Filters<CertificateFilterName>;
  /** Number of the certificate whose detail is beside the list. */
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
        <SelectFilter label="State" name="state" filters={filters} options={STATE_OPTIONS} />
        <SelectFilter label="Signature" name="signature" filters={filters} options={SIGNATURE_OPTIONS} />
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
      <LoadMore list={list} />
    </>
  );
}

function NoCertificates({ filters }: { filters: Filters<CertificateFilterName> }) {
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
    render: ({ artworkTitle, size, editionNumber, total }) =>
      `${artworkTitle}, ${formatSize(size)}, ${editionNumber} of ${total}`,
  },
  {
    key: 'holder',
    head: 'Holder',
    priority: 'sum',
    render: ({ holderName }) => holderName || <MutedText>No name is kept</MutedText>,
  },
  ...(isBeside ? [] : WIDE_COLUMNS),
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => (
      <span data-state={state} className={styles.state}>
        {CERTIFICATE_STATE_LABELS[state]}
      </span>
    ),
  },
];

const WIDE_COLUMNS: readonly Column<CertificateRow>[] = [
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
    render: ({ issuedAt }) => <DateTime at={issuedAt} shape="day" />,
  },
  {
    key: 'signature',
    head: 'Signature',
    priority: 'other',
    render: ({ signatureApplied }) => (signatureApplied ? 'Applied' : <MutedText>Not yet</MutedText>),
  },
];
