/** A remote without the shell: its routes, the house styles and the providers they expect. Development only. */
import '@gallery/ui/tokens.css';
import '@gallery/ui/base.css';
import '@gallery/ui/fonts.css';
import { themeOfPath } from '@gallery/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from 'gallery-remote';

document.documentElement.dataset['theme'] = themeOfPath(location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
