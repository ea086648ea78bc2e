import { apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const DASHBOARD = '/api/admin/dashboard';

/** The gallery at a glance. Read anew whenever its page is opened: it is about now. */
export const dashboardQuery = () =>
  apiQuery([DASHBOARD], (signal) => adminClient.GET(DASHBOARD, { signal }), { staleTime: 0 });
