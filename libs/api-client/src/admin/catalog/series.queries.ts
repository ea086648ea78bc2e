import type { UpdateSeriesTable } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const SERIES = '/api/admin/series';

/** The series with their artwork counts. */
export const seriesTableQuery = () => apiQuery([SERIES], (signal) => adminClient.GET(SERIES, { signal }));

/** Replaces the table; artworks follow a renamed series. */
export const updateSeriesTable = (body: UpdateSeriesTable) => bodyOf(adminClient.PUT(SERIES, { body }));
