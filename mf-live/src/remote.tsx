import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [{ path: 'live-events', lazy: () => import('./live-events.page') }];
