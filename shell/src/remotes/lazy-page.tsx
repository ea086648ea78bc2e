import { Button, ErrorState, LoadingState } from '@gallery/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { isLoadFailure } from './stale-build';

/** What a page's module may export, as far as a late arrival can still use it. */
type PageModule = Pick<RouteObject, 'loader' | 'Component'>;
type LoadPage = () => Promise<PageModule>;

/** Reloads the document when the failure comes from an old build; resolves to false when it does not. */
export type ReloadIfStale = () => Promise<boolean>;

/**
 * The same routes, with lazy pages that survive a failed download. React Router keeps the first answer of `lazy` for
 * ever, a rejection too; so the answer to a failed download is a page that can ask again.
 */
export function withLazyPages(routes: RouteObject[], reloadIfStale: ReloadIfStale): RouteObject[] {
  return routes.map((route) => {
    if (route.index) return { ...route, lazy: retryable(route.lazy, reloadIfStale) };
    const children = route.children && withLazyPages(route.children, reloadIfStale);
    return { ...route, lazy: retryable(route.lazy, reloadIfStale), children };
  });
}

function retryable(lazy: RouteObject['lazy'], reloadIfStale: ReloadIfStale): RouteObject['lazy'] {
  if (typeof lazy !== 'function') return lazy;
  return async () => {
    try {
      return await lazy();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      if (await reloadIfStale()) return new Promise(() => undefined);
      return { Component: () => <LazyPage load={lazy} /> };
    }
  };
}

/** Stands in a page's place until its download succeeds. */
function LazyPage({ load }: { load: LoadPage }) {
  const [page, setPage] = useState<{ Component: ComponentType } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWaiting, setWaiting] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      ({ Component, loader }) => {
        if (!isCurrent) return;
        // Its data would have been loaded by the router before the page; only a new document does that now.
        if (loader || !Component) location.reload();
        else setPage({ Component });
      },
      () => isCurrent && setWaiting(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  function retry() {
    setWaiting(true);
    setAttempt((count) => count + 1);
  }

  if (page) return <page.Component />;
  if (isWaiting) return <LoadingState>Loading...</LoadingState>;
  return (
    <ErrorState heading="h1" action={<Button onClick={retry}>Retry</Button>}>
      This page could not be loaded.
    </ErrorState>
  );
}
