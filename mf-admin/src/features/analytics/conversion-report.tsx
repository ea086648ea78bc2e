import { exportConversionReport, conversionReportQuery } from '@gallery/api-client';
import type { ConversionDimension, ConversionReportRow } from '@gallery/contracts';
import { formatCount, formatMoney, toCents } from '@gallery/domain';
import { ChipRadio, ChipRow } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { PageSection, HelpText } from '../../components/page/page-section';
import { moneyColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { UntrustedText } from '../../components/text/untrusted-text';
import styles from './analytics.module.css';
import type { DateRange } from './date-range';
import { useFirstRows } from './use-first-rows';
import { sourceLabel } from './visit-labels';

interface ConversionReportSectionProps {
  range: DateRange;
  by: ConversionDimension;
  onBy: (by: ConversionDimension) => void;
}

/** What came of the visits: orders and revenue of each source, event or affiliate. */
export function ConversionReportSection({ range, by, onBy }: ConversionReportSectionProps) {
  const query = useQuery({ ...conversionReportQuery({ ...range, by }), placeholderData: (former) => former });
  const { data } = query;
  const shown = data?.by ?? by;
  const { head, label, none } = DIMENSION_LABELS[shown];
  const table = `Sales by source by ${label.toLowerCase()}`;
  const { firstRows, more } = useFirstRows(data?.rows, table);
  return (
    <PageSection title="Sales by source">
      <HelpText>Orders paid in this period, less refunds, by what led to them.</HelpText>
      <ChipRow legend="By">
        {DIMENSIONS.map((each) => (
          <ChipRadio key={each} name="by" value={each} checked={each === by} onChange={() => onBy(each)}>
            {DIMENSION_LABELS[each].label}
          </ChipRadio>
        ))}
      </ChipRow>
      <DataTable
        label={table}
        columns={columnsFor(shown, head, none)}
        list={{ ...query, rows: firstRows }}
        keyOf={({ key }) => key ?? ''}
        subject="sales"
        failed="The sales could not be loaded."
        empty="No visits or sales in this period."
      />
      {data && data.rows.length > 0 && (
        <div className={styles.foot}>
          <p className={styles.sum}>
            {formatCount(data.orders)} {data.orders === 1 ? 'order' : 'orders'},{' '}
            {formatMoney(toCents(data.revenue))}
          </p>
          {more}
          <ExportCsvButton
            look="text"
            subject="Sales by source"
            options={exportConversionReport()}
            filter={{ by: shown, from: data.from, to: data.to }}
            fileName={`sales-by-${shown}-${data.from}-${data.to}.csv`}
            failed="The sales were not exported."
          />
        </div>
      )}
    </PageSection>
  );
}

const DIMENSIONS: readonly ConversionDimension[] = ['source', 'event', 'partner'];

const columnsFor = (by: ConversionDimension, head: string, none: string): Column<ConversionReportRow>[] => [
  {
    key: 'origin',
    head,
    priority: 'first',
    render: ({ key, name }) =>
      key === null ? (
        <span className={styles.quiet}>{none}</span>
      ) : (
        <UntrustedText>{name ?? dimensionValueLabel(by, key)}</UntrustedText>
      ),
  },
  {
    key: 'visits',
    head: 'Visits',
    priority: 'second',
    isFigure: true,
    render: ({ visits }) => (
      <>
        {formatCount(visits)}
        <span className={styles.onPhones}>{visits === 1 ? ' visit' : ' visits'}</span>
      </>
    ),
  },
  {
    key: 'orders',
    head: 'Orders',
    priority: 'state',
    isFigure: true,
    render: ({ orders }) => (
      <>
        {formatCount(orders)}
        <span className={styles.onPhones}>{orders === 1 ? ' order' : ' orders'}</span>
      </>
    ),
  },
  moneyColumn('revenue', 'Revenue'),
  { key: 'share', head: 'Share', priority: 'other', isFigure: true, render: ({ share }) => `${share}%` },
];

interface DimensionLabels {
  /** Its label where it is chosen. */
  label: string;
  /** Above its column. */
  head: string;
  /** Label for what came by none. */
  none: string;
  /** Label for those that are not distinguished. */
  rest: string;
}

/** What leads to a sale, in words. */
const DIMENSION_LABELS: Record<ConversionDimension, DimensionLabels> = {
  source: { label: 'Source', head: 'Source', none: 'Unknown', rest: 'Other sources' },
  event: { label: 'Event', head: 'Event', none: 'No event', rest: 'Other events' },
  partner: { label: 'Partner', head: 'Partner', none: 'No partner', rest: 'Other partners' },
};

/** One of them as people read it, when it has no name. */
function dimensionValueLabel(by: ConversionDimension, key: string): string {
  if (key === '(other)') return DIMENSION_LABELS[by].rest;
  return by === 'source' ? sourceLabel(key) : key;
}

/** What the address says of it, else by source. */
export function parseDimension(text: string): ConversionDimension {
  return text === 'event' || text === 'partner' ? text : 'source';
}
