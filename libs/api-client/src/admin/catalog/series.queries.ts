import type { UpdateSeriesTable } from '@gallery/contracts';
import { adminQuery, adminWrite } from '../admin-options';

const SERIES = '/api/admin/series';

/** The series with their artwork counts. */
export const seriesTableQuery = () => adminQuery(SERIES);

/** Replaces the table; artworks follow a renamed series. */
export const updateSeriesTable = (body: UpdateSeriesTable) => adminWrite('put', SERIES, body);
