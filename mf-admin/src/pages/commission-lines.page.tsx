import { commissionLinesQuery, exportCommissionLines } from '@gallery/api-client';
import { LINE_FILTERS, lineWish } from '../features/commission-ledger/line-filters';
import { LineList } from '../features/commission-ledger/line-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { SectionWords } from '../parts/section-words';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';
import { PARTNER_PAGES } from './partner-pages';

/** Every commission line of every partner. */
export function Component() {
  const filters = useFilters(LINE_FILTERS);
  const wish = lineWish(filters.values);
  const list = usePages((cursor) => commissionLinesQuery(wish, cursor));
  return (
    <ConsolePage
      title="Commission lines"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsv
          options={exportCommissionLines()}
          wish={wish}
          fileName="commission-lines.csv"
          failed="The commission lines were not exported."
        />
      }
    >
      <SectionWords label="Selling Partners" pages={PARTNER_PAGES} />
      <LineList list={list} filters={filters} />
    </ConsolePage>
  );
}
