import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const DASHBOARD = '/api/admin/dashboard';

/** The gallery at a glance. Read anew whenever its page is opened: it is about now. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: [DASHBOARD],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(DASHBOARD, { signal })),
    staleTime: 0,
  });
