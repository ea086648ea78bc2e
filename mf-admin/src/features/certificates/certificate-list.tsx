import type { CertificateRow } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, SearchFilter } from '../../components/filters/filter-fields';
import { dateColumn, linkColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { MutedText } from '../../components/text/muted-text';
import {
  CERTIFICATE_VIEWS,
  SIGNATURE_OPTIONS,
  STATE_OPTIONS,
  CERTIFICATE_STATE_LABELS,
  type CertificateFilterName,
} from './certificate-filters';
import styles from './certificates.module.css';

/** Certificates to be searched and filtered, newest first. */
export function CertificateList({
  list,
  filters,
  selected,
  addressOf,
}: RecordListProps<CertificateRow, CertificateFilterName>) {
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
        subject="certificates"
        empty="No certificates yet."
        narrowed={{ filters, text: 'No certificates match these filters.', showAll: 'Show all certificates' }}
      />
    </>
  );
}

/** @param isBeside leaves out what the detail beside it also shows */
const columns = (addressOf: (coaId: string) => string, isBeside: boolean): Column<CertificateRow>[] => [
  linkColumn('coaId', 'Certificate', {
    textOf: ({ coaId }) => coaId,
    to: ({ coaId }) => addressOf(coaId),
    isBeside: true,
    isNumber: true,
  }),
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
    render: ({ holderName }) => holderName || <MutedText>No name on file</MutedText>,
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
  linkColumn(
    'order',
    'Order',
    {
      textOf: ({ orderNumber }) => orderNumber,
      to: ({ orderNumber }) => `/admin/orders/${orderNumber}`,
      isNumber: true,
    },
    'other',
  ),
  dateColumn('issuedAt', 'Issued'),
  {
    key: 'signature',
    head: 'Signature',
    priority: 'other',
    render: ({ signatureApplied }) => (signatureApplied ? 'Applied' : <MutedText>Not yet</MutedText>),
  },
];
