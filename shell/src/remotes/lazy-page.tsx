import { ErrorState, LoadingState } from '@gallery/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { isLoadFailure } from './stale-build';

/** The exports of a page's module that still work after a retry. */
type PageModule = Pick<RouteObject, 'loader' | 'Component'>;
type LoadPage = () => Promise<PageModule>;

/** Reloads the document if the failure comes from an old build; resolves to false if not. */
export type ReloadIfStale = () => Promise<boolean>;

/**
 * The same routes, with lazy pages that survive a failed download. React Router caches the first result of `lazy`
 * forever, including a rejection; so a failed download results in a page that can retry.
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

/** Replaces a page until its download succeeds. */
function LazyPage({ load }: { load: LoadPage }) {
  const [page, setPage] = useState<{ Component: ComponentType } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isWaiting, setWaiting] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      ({ Component, loader }) => {
        if (!isCurrent) return;
        // The router would have loaded its data before the page; only a new document does that now.
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
    <ErrorState heading="h1" onRetry={retry}>
      This page could not be loaded.
    </ErrorState>
  );
}
