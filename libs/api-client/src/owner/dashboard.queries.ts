import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const DASHBOARD = '/api/admin/dashboard';

/** The gallery at a glance. Read anew whenever its page is opened: it is about now. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: [DASHBOARD],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(DASHBOARD, { signal })),
    staleTime: 0,
  });
