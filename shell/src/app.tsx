import { createQueryClient } from '@gallery/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { Notices } from './notices/notices';

const queryClient = createQueryClient();

/** Everything that all remotes share, around the pages. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Notices />
    </QueryClientProvider>
  );
}
