import type { UpdateSeriesTable } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const SERIES = '/api/admin/series';

/** The series table with the number of works of each. */
export const seriesTableQuery = () => apiQuery([SERIES], (signal) => adminClient.GET(SERIES, { signal }));

/** Sets the whole table, given the version that was seen; works follow renamed series. */
export const updateSeriesTable = (body: UpdateSeriesTable) => bodyOf(adminClient.PUT(SERIES, { body }));
