import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { App } from './app';
import type { RemoteLoader, Remotes } from './remotes/remote-loader';
import { loadRenderedPage } from './rendered-page';
import { createRouter, type PageRouter } from './router';

/** What a page is made with. */
export interface PageOptions {
  remotes: Remotes & Pick<RemoteLoader, 'slot'>;
  queryClient: QueryClient;
  /** Given the page's router as soon as there is one. */
  onRouter?: (router: PageRouter) => void;
}

/**
 * Takes over what the server has rendered, with all of its elements, or builds the page where it rendered none. A
 * rendered page whose code fails to load is given up too: what looks alive must answer, so the visitor gets the panel
 * with Retry instead.
 */
export async function startPage(
  root: HTMLElement,
  { remotes, queryClient, onRouter }: PageOptions,
): Promise<Root> {
  const rendered = root.hasChildNodes() ? await loadRenderedPage(remotes, location.pathname) : null;
  const router = createRouter(remotes, rendered);
  onRouter?.(router);
  const page = (
    <App queryClient={queryClient} loadSlot={remotes.slot}>
      <RouterProvider router={router} />
    </App>
  );
  if (rendered === null) {
    const built = createRoot(root);
    built.render(page);
    return built;
  }
  return new Promise((resolve) => {
    // As a transition React takes the page over in slices and lets the visitor's scrolling and typing through.
    startTransition(() => resolve(hydrateRoot(root, page)));
  });
}
