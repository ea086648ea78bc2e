import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { TestSocket } from './test-socket';
import { stubApi, type ApiStubs, type ApiCall } from './stub-api';

export interface RenderRoutesOptions {
  /** Where the visitor is: path, query and hash. Default `/`. */
  path?: string;
  /** What the API answers; every other call fails with an error that names it. */
  api?: ApiStubs;
}

export interface RenderedRoutes {
  /** The memory router: `router.state.location` tells where the visitor is. */
  router: ReturnType<typeof createMemoryRouter>;
  /** The calls that the pages made, in order. */
  calls: ApiCall[];
  queryClient: QueryClient;
}

let restore: (() => void) | undefined;

// Registered when a test file imports this module: one test's answers must not reach the next.
afterEach(() => {
  restore?.();
  restore = undefined;
});

/**
 * Shows routes as the shell does: a router, their own query cache, and an API that answers from a table. Sockets are
 * silent unless the test speaks through `TestSocket`.
 */
export function renderRoutes(
  routes: RouteObject[],
  { path = '/', api = {} }: RenderRoutesOptions = {},
): RenderedRoutes {
  restore?.();
  const network = stubApi(api);
  const browserSocket = globalThis.WebSocket;
  TestSocket.made = [];
  Object.assign(globalThis, { WebSocket: TestSocket });
  restore = () => {
    network.restore();
    Object.assign(globalThis, { WebSocket: browserSocket });
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, gcTime: Infinity, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always', gcTime: Infinity },
    },
  });
  // The shell shows its own loading page meanwhile; here nothing is shown while pages load.
  const root: RouteObject = { HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, calls: network.calls, queryClient };
}
