/** Development servers: hot replacement, the API behind a proxy, the remotes' ports. */

import { remotes as declaredRemotes } from './remotes.mjs';

const first = Number(process.env.DEVELOPMENT_PORT ?? 8100);

/** Where `nx serve` puts each project; `npm run dev` moves them together. */
export const developmentPorts = Object.fromEntries(
  ['shell', ...declaredRemotes.map(({ name }) => name)].map((name, index) => [name, first + index]),
);

const API = process.env.API_URL ?? 'http://localhost:8080';

/**
 * React refresh inside a remote writes to the DevTools hook of the page, which must exist with a real `renderers` map
 * before any script runs. Development documents only: the production policy allows no inline script.
 */
export const reactRefreshHook =
  '<script>(()=>{let id=0;const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,' +
  'supportsFiber:true,inject(r){renderers.set(++id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},' +
  'onCommitFiberUnmount(){}}})()</script>';

/** Tells the page's error panels that a stack may be shown. */
export const developmentMark = '<script>document.documentElement.dataset.development=""</script>';

/** The list that the shell's development server answers at /remotes.json: every remote on its own port. */
export function developmentRemotes() {
  const { shell: _, ...remotes } = developmentPorts;
  return {
    remotes: Object.entries(remotes).map(([name, port]) => ({
      name,
      entry: `http://localhost:${port}/remote/mf-manifest.json`,
    })),
  };
}

/** What breaks while a page runs is shown by the page's own panel. */
const overlay = { errors: true, warnings: false, runtimeErrors: false };

/** @param {{name: string, remotes?: object}} options */
export function developmentServer({ name, remotes }) {
  const port = developmentPorts[name];
  return {
    port,
    host: '127.0.0.1',
    hot: true,
    historyApiFallback: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // /ws and what is below it belong to the API.
    webSocketServer: { type: 'ws', options: { path: '/__hmr' } },
    client: { webSocketURL: `ws://127.0.0.1:${port}/__hmr`, overlay },
    proxy: [
      { context: ['/api'], target: API, changeOrigin: false },
      { context: ['/ws'], target: API, ws: true },
    ],
    setupMiddlewares: (middlewares) =>
      remotes
        ? [{ name: 'remotes', path: '/remotes.json', middleware: answer(remotes) }, ...middlewares]
        : middlewares,
  };
}

const answer = (body) => (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};
