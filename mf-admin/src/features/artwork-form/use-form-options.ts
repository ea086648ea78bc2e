import { currentPricesQuery, seriesTableQuery } from '@gallery/api-client';
import { seriesOptions, type ArtworkFormMode, type PriceBookPrices } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { toBookPrices } from '../../components/catalog/price-book-amounts';

/** What the owner has set for every form: the series that it offers, and the prices that it proposes. */
export interface FormOptions {
  series: readonly string[];
  book: PriceBookPrices;
  /**
   * What the artwork has a price for already, by path: `printSizes.60x40`, `specialEdition`. A new artwork has none.
   */
  priced: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Fetches what a form is built on: no form may propose prices that no longer apply. */
export function useFormOptions(form: ArtworkFormMode) {
  const series = useQuery({ ...seriesTableQuery(), refetchOnMount: 'always' });
  const prices = useQuery({ ...currentPricesQuery(), refetchOnMount: 'always' });
  return {
    /** Null while it is not known. */
    basis:
      series.data && series.isFetchedAfterMount && prices.data && prices.isFetchedAfterMount
        ? { series: seriesOptions(series.data.series, form), book: toBookPrices(prices.data), priced: NONE }
        : null,
    isError: (series.isError && !series.isFetching) || (prices.isError && !prices.isFetching),
    retry: () => {
      if (series.isError) void series.refetch();
      if (prices.isError) void prices.refetch();
    },
  };
}
