import { createQueryClient } from '@gallery/api-client';
import { remoteOfPath } from '@gallery/contracts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../app';
import { shellRoutes } from '../router';
import { loadBundleRoutes } from './remote-bundle';

/** Rendering knows paths only; which host asked does not matter to any page. */
const ANY_ORIGIN = 'http://gallery.invalid';

/** What React writes in the place of a part that could not be rendered. */
const FAILED_PART = '<!--$!-->';

/**
 * The HTML of a page, as the browser's first render will have it. Null for a page that is not rendered: its remote has
 * no bundle for the server, it redirects, or it loads data through its route.
 * @param bundles file of each remote that can be rendered, by the remote's name
 */
export async function renderPage(
  url: string,
  bundles: Readonly<Record<string, string>>,
): Promise<string | null> {
  const address = new URL(url, ANY_ORIGIN);
  const remote = remoteOfPath(address.pathname);
  const bundle = remote === null ? null : bundles[remote];
  if (bundle === undefined) return null;
  const handler = createStaticHandler(shellRoutes(bundle === null ? [] : loadBundleRoutes(bundle)));
  const context = await handler.query(new Request(address));
  if (context instanceof Response || context.errors) return null;
  if (context.matches.some(({ route }) => route.loader)) return null;
  const html = renderToString(
    <App queryClient={createQueryClient()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  if (html.includes(FAILED_PART)) throw new Error(`A part of ${url} could not be rendered.`);
  return html;
}
