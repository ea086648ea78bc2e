/** The gallery of `npm start`, with compilers that watch and development servers in the place of the web server. */
import fs from 'node:fs';
import path from 'node:path';
import { remotes } from '../build/remotes.mjs';
import { apiEnvironment } from '../gallery/environment.mjs';
import { serveSandbox } from '../gallery/gallery-servers.mjs';
import { isFree, portsFrom } from '../gallery/ports.mjs';
import { start } from '../gallery/start.mjs';
import { welcome } from '../gallery/welcome.mjs';
import { ToolError } from '../process/report.mjs';
import { createProblems } from './problems.mjs';

/** Development servers of shell and remotes begin this far above PORT: 8100 beside 8080. */
const distance = 20;
const frontEnds = ['shell', ...remotes.map(({ folder }) => folder)];
/** What is compiled to files and has to be there before anything runs; pages are built by their servers. */
const compiled = ['@gallery/api', '@gallery/seed', '@gallery/stripe-sandbox'];
/** Node's own default, which .vscode/launch.json attaches to. */
const debugAddress = '127.0.0.1:9229';
const watched = ['libs/domain', 'libs/contracts', 'libs/health', 'services/api'];

/** @throws {ToolError} */
export async function develop() {
  const firstPort = portsFrom(process.env.PORT).web + distance;
  for (const [index, name] of frontEnds.entries())
    if (!(await isFree(firstPort + index)))
      throw new ToolError(
        `Port ${firstPort + index}, meant for ${name}, is taken: end what uses it, or choose another PORT.`,
      );
  await start({
    projects: compiled,
    serve: (gallery) => serveWatching(gallery, firstPort),
    greet: (started) => greeting(started, firstPort),
  });
}

/** @param {Parameters<typeof welcome>[0]} started @param {number} firstPort */
function greeting({ gallery, ...started }, firstPort) {
  const { shell, ...alone } = developmentAddresses(firstPort);
  const addresses = { ...gallery.addresses, web: shell, admin: alone['mf-admin'] };
  return welcome({
    ...started,
    gallery: { ...gallery, addresses },
    also: [
      `  Style guide      ${alone['mf-storefront']}/styleguide`,
      ...Object.entries(alone).map(([name, url]) => `  ${name.padEnd(16)} ${url}   (alone)`),
    ],
    hints: [
      `  A debugger of the API attaches to ${debugAddress}.`,
      '  What you save is compiled and loaded at once. Errors are shown here until they are fixed.',
    ],
  });
}

/** @param {import('../gallery/gallery.mjs').Gallery} gallery @param {number} firstPort */
async function serveWatching(gallery, firstPort) {
  /** What watches, and would keep this process from ending. @type {{ close: () => Promise<void> }[]} */
  const watching = [];
  const close = async () => {
    await Promise.all(watching.map((one) => one.close()));
  };
  try {
    await serveSandbox(gallery);
    await serveAndWatch(gallery, developmentAddresses(firstPort), watching);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {import('../gallery/gallery.mjs').Gallery} gallery @param {Record<string, string>} addresses @param {{ close: () => Promise<void> }[]} watching */
async function serveAndWatch(gallery, addresses, watching) {
  const { root, processes, report, ports, dataDir } = gallery;
  // Packages that may have been installed only now.
  const { watchColumns } = await import('./columns.mjs');
  const { watchProgram } = await import('./program.mjs');
  const { serveFrontEnd } = await import('./front-ends.mjs');
  const { watchTypes, typedProjects } = await import('./types.mjs');
  const problems = createProblems(report.say);
  const log = (/** @type {string} */ name) => path.relative(root, path.join(dataDir, 'logs', `${name}.log`));
  for (const name of ['api', 'types']) fs.rmSync(path.resolve(root, log(name)), { force: true });

  const api = `http://127.0.0.1:${ports.api}`;
  const program = await report.step('Starting the API from its sources', () =>
    watchProgram({
      root,
      program: {
        name: 'api',
        command: process.execPath,
        args: ['--enable-source-maps', `--inspect=${debugAddress}`, 'services/api/dist/main.js'],
        cwd: root,
        env: apiEnvironment({ ...gallery, caller: { ...apiVariables(addresses), ...gallery.caller } }),
      },
      url: `${api}/api/health/live`,
      folders: watched.map((folder) => ({ dir: path.join(root, folder), swcrc: swcrcOf(root, folder) })),
      processes,
      problems,
      log: log('api'),
    }),
  );
  watching.push(program);
  watching.push(
    await watchColumns({
      root,
      dir: path.join(root, 'services/api/src'),
      databaseUrl: gallery.databaseUrl,
      problems,
    }),
  );
  await report.step('Starting the development servers', async () => {
    for (const [name, url] of Object.entries(addresses))
      await serveFrontEnd({
        root,
        name,
        dir: path.join(root, name),
        url: url.replace('localhost', '127.0.0.1'),
        env: { ...gallery.caller, DEVELOPMENT_PORT: new URL(addresses.shell).port, API_URL: api },
        processes,
        problems,
        log: log(name),
      });
  });
  const types = await watchTypes({
    root,
    projects: typedProjects(root),
    compiler: path.join(root, 'node_modules/typescript-native/bin/tsc'),
    cacheDir: path.join(dataDir, 'types'),
    processes,
    problems,
    say: report.say,
    log: log('types'),
  });
  watching.push(types);
}

/** Development servers answer with the plain document, so the API renders no pages. @param {Record<string, string>} addresses */
const apiVariables = ({ shell, 'mf-admin': console }) => ({
  PUBLIC_ORIGIN: shell,
  WEB_ORIGIN: shell,
  ADMIN_ORIGIN: console,
  PAGE_BUNDLES: '',
});

/** @param {number} firstPort @returns {Record<string, string>} by project */
const developmentAddresses = (firstPort) =>
  Object.fromEntries(frontEnds.map((name, index) => [name, `http://localhost:${firstPort + index}`]));

/** The API has an .swcrc of its own. @param {string} root @param {string} folder */
const swcrcOf = (root, folder) =>
  path.join(root, folder.startsWith('libs/') ? 'tools/build/node.swcrc' : `${folder}/.swcrc`);
