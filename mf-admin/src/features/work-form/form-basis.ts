import { pricesInForceQuery, seriesTableQuery } from '@gallery/api-client';
import { offeredSeries, type ArtworkForm, type BookPrices } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { bookPrices } from '../../parts/book-prices';

/** What the owner has settled for every form: the series that it offers, and the prices that it proposes. */
export interface FormBasis {
  series: readonly string[];
  book: BookPrices;
  /** What the work has a price for already, by path: `printSizes.60x40`, `specialEdition`. A new work has none. */
  priced: ReadonlySet<string>;
}

/** The basis of a form; null while it is not known. */
export interface BasisState {
  basis: FormBasis | null;
  isError: boolean;
  retry: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Asks for what a form is built on: no form may propose prices that do not hold any more. */
export function useFormBasis(form: ArtworkForm): BasisState {
  const series = useQuery({ ...seriesTableQuery(), refetchOnMount: 'always' });
  const prices = useQuery({ ...pricesInForceQuery(), refetchOnMount: 'always' });
  return {
    basis:
      series.data && series.isFetchedAfterMount && prices.data && prices.isFetchedAfterMount
        ? { series: offeredSeries(series.data.series, form), book: bookPrices(prices.data), priced: NONE }
        : null,
    isError: (series.isError && !series.isFetching) || (prices.isError && !prices.isFetching),
    retry: () => {
      if (series.isError) void series.refetch();
      if (prices.isError) void prices.refetch();
    },
  };
}
