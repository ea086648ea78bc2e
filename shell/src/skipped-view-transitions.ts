/**
 * A visitor who clicks on before a view transition is over overtakes it: the browser skips it, and rejects its `ready`.
 * The router waits for `finished` only, so every such click would be reported as an error of the page. Failures of the
 * page's own update still reject `finished`.
 */
export function ignoreSkippedViewTransitions(page: Document): void {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
