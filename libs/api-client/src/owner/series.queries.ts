import type { SeriesTableChange } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const SERIES = '/api/admin/series';

/** The series table with the number of works of each. */
export const seriesTableQuery = () =>
  queryOptions({
    queryKey: [SERIES],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(SERIES, { signal })),
  });

/** Sets the whole table, given the version that was seen; works follow renamed series. */
export const changeSeries = (body: SeriesTableChange) => bodyOf(ownerClient.PUT(SERIES, { body }));
