import path from 'node:path';
import { serveApi, serveSandbox } from './gallery-servers.mjs';
import { ToolError } from '../process/report.mjs';
import { answers } from './readiness.mjs';
import { isFree, portsFrom } from './ports.mjs';
import { start } from './start.mjs';

/** Development servers of shell and remotes begin this far above PORT: 8100 beside 8080. */
const distance = 20;
const frontEnds = ['shell', 'mf-storefront', 'mf-collector', 'mf-live', 'mf-admin'];
const compiled = ['libs/domain', 'libs/contracts', 'services/api'];

/** The gallery of `npm start`, with compilers that watch and development servers in the place of the web server. */
export async function develop() {
  const firstPort = portsFrom(process.env.PORT).web + distance;
  for (const [index, name] of frontEnds.entries())
    if (!(await isFree(firstPort + index)))
      throw new ToolError(
        `Port ${firstPort + index}, meant for ${name}, is taken: end what uses it, or choose another PORT.`,
      );
  const shop = `http://localhost:${firstPort}`;
  await start({
    serve: (gallery) => serveWatching(gallery, firstPort),
    greet: () => [
      `  Gallery          ${shop}/fine-art`,
      ...frontEnds
        .slice(1)
        .map((name, index) => `  ${name.padEnd(16)} http://localhost:${firstPort + 1 + index}   (alone)`),
      '',
      '  What you save is compiled and loaded at once; the API starts anew. Ctrl-C ends it.',
    ],
  });
}

/** @param {import('./gallery.mjs').Gallery} gallery @param {number} firstPort */
async function serveWatching(gallery, firstPort) {
  const { root, processes, report, ports } = gallery;
  const shop = `http://localhost:${firstPort}`;
  const caller = {
    PUBLIC_ORIGIN: shop,
    WEB_ORIGIN: shop,
    ADMIN_ORIGIN: `http://localhost:${firstPort + 4}`,
    // Development servers answer with the plain document.
    PAGE_BUNDLES: '',
    ...gallery.caller,
  };
  await serveSandbox(gallery);
  await report.step('Watching the sources of the API', () =>
    Promise.all(
      compiled.map((folder) =>
        processes.serve({
          name: `compiler of ${path.basename(folder)}`,
          command: process.execPath,
          args: [
            path.join(root, 'node_modules/@swc/cli/bin/swc.js'),
            'src',
            '-d',
            'dist',
            '--strip-leading-paths',
            '--watch',
            ...swcConfig(root, folder),
          ],
          cwd: path.join(root, folder),
          env: gallery.caller,
        }),
      ),
    ),
  );
  await serveApi({ ...gallery, caller }, ['--watch']);
  await report.step('Starting the development servers', async () => {
    for (const name of frontEnds) {
      const server = await processes.serve({
        name,
        command: process.execPath,
        args: [path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'dev'],
        cwd: path.join(root, name),
        env: {
          ...gallery.caller,
          DEVELOPMENT_PORT: String(firstPort),
          API_URL: `http://127.0.0.1:${ports.api}`,
        },
      });
      await answers({
        name,
        url: `http://127.0.0.1:${firstPort + frontEnds.indexOf(name)}/`,
        process: server,
      });
    }
  });
}

/** The API has an .swcrc of its own. @param {string} root @param {string} folder */
const swcConfig = (root, folder) =>
  folder.startsWith('libs/') ? ['--config-file', path.join(root, 'tools/build/node.swcrc')] : [];
