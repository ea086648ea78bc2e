import { generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startThrowawayDatabase } from '../database/index.mjs';
import { imageErrors, sbomErrors } from './image-check.mjs';
import { layOut, runStage, sizeOf } from './image-files.mjs';
import { startNginx, startNginxConsole } from '../gallery/nginx.mjs';
import { findFreePort } from '../gallery/ports.mjs';
import { createProcesses } from '../process/processes.mjs';
import { answers } from '../gallery/readiness.mjs';
import { createReport, ToolError } from '../process/report.mjs';
import { buildWorkspace } from '../process/workspace.mjs';

const IMAGES = ['api', 'web', 'admin'];
/** As in docker-compose.yml. */
const BUILT = 'srv/gallery/built';

/**
 * @typedef {object} Proof
 * @property {string} root the repository
 * @property {string} dir all files of the check; deleted with it
 * @property {import('../process/report.mjs').Report} report
 * @property {import('../process/processes.mjs').Processes} processes
 * @property {(target: string) => string} image its root in `dir`
 */

/** @param {string} root */
export async function checkImages(root) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-images-'));
  const proof = {
    root,
    dir,
    report: createReport(),
    processes: createProcesses(),
    image: (target) => path.join(dir, target),
  };
  try {
    await buildWorkspace(proof);
    await layOutAll(proof);
    const faults = lookInto(proof);
    if (faults.length > 0) throw new ToolError('Images contain files that they must not:', faults.join('\n'));
    await run(proof);
    const sizes = IMAGES.map((name) => `${name} ${megabytes(sizeOf(proof.image(name)))}`).join(', ');
    proof.report.say(
      `\nimages: ${sizes}; nothing is in them that should not be, and the gallery starts from them`,
    );
  } finally {
    await proof.processes.stop();
    proof.processes.close();
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** @param {Proof} proof */
function layOutAll({ root, dir, report, processes, image }) {
  return report.step('Assembling the images', async () => {
    const stages = { packages: path.join(dir, 'packages'), sbom: path.join(dir, 'sbom') };
    for (const [name, folder] of Object.entries(stages))
      await runStage({ root, name, dir: folder, processes, env: process.env });
    for (const target of IMAGES) layOut({ root, target, dir: image(target), stages });
  });
}

/** @param {Proof} proof */
function lookInto({ root, image }) {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return IMAGES.flatMap((target) =>
    [...imageErrors(image(target), lock), ...sbomErrors(image(target))].map((fault) => `${target}: ${fault}`),
  );
}

/** @param {Proof} proof */
async function run(proof) {
  const { report, processes } = proof;
  const database = await startThrowawayDatabase({ say: report.say, onProcess: processes.adopt });
  try {
    const port = await findFreePort();
    const parts = path.join(proof.dir, 'parts');
    const env = productionEnvironment(proof, { databaseUrl: database.url, port, parts });
    await refusals(proof, env);
    await report.step('Migrating', () => api(proof, 'migrate', ['up'], env));
    await serve(proof, { env, port, parts });
  } finally {
    await processes.stop();
    await database.stop();
  }
}

/** Runs one of the API's commands as its container does. */
const api = ({ image, processes }, command, args, env) =>
  processes.run({ name: command, ...nodeIn(image('api'), command, args), env, timeoutMs: 120_000 });

const nodeIn = (image, command, args = []) => ({
  command: process.env.IMAGE_NODE ?? process.execPath,
  args: [`services/api/dist/${command}.js`, ...args],
  cwd: path.join(image, 'gallery'),
});

/** Its own secrets, and only PATH of the caller's environment. */
function productionEnvironment({ dir }, { databaseUrl, port, parts }) {
  const data = path.join(dir, 'data');
  fs.mkdirSync(data);
  const secret = () => randomBytes(32).toString('base64');
  const unpadded = (bytes) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: data,
    PUBLIC_ORIGIN: 'https://gallery.example',
    ADMIN_ORIGIN: 'https://console.gallery.example',
    TRUSTED_PROXIES: '1',
    PAGE_BUNDLES: ['storefront', 'live', 'collector'].reduce(
      (bundles, name) => `${bundles},mf_${name}=${parts}/remotes/mf-${name}/server`,
      `shell=${parts}/shell/server`,
    ),
    STRIPE_SECRET_KEY: `sk_live_${randomBytes(24).toString('hex')}`,
    STRIPE_PUBLISHABLE_KEY: `pk_live_${randomBytes(24).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    CERTIFICATE_SIGNING_KEY: generateKeyPairSync('ed25519')
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64'),
    EVENT_PASS_KEY: secret(),
    ADMIN_GATE_HASH: `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(16)}$${unpadded(32)}`,
    ADMIN_SECRETS_KEY: secret(),
  };
}

/** The API must refuse to start with missing settings and before the migration. @param {Proof} proof */
function refusals(proof, env) {
  return proof.report.step('Starting with rejected settings', async () => {
    await refuses(
      proof,
      { NODE_ENV: 'production', DATABASE_URL: env.DATABASE_URL },
      "ADMIN_GATE_HASH is the demo's",
    );
    await refuses(
      proof,
      { ...env, PUBLIC_ORIGIN: 'http://gallery.example' },
      'PUBLIC_ORIGIN must start with https://',
    );
    await refuses(proof, { ...env, TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES must say');
    await refuses(proof, env, 'must run first');
  });
}

async function refuses(proof, env, sentence) {
  const said = await api(proof, 'main', [], env).then(
    () => 'nothing',
    (fault) => `${fault.message}\n${fault.detail}`,
  );
  if (!said.includes(sentence))
    throw new ToolError(`The API should have refused to start: ${sentence}`, said);
}

/** @param {Proof} proof */
async function serve({ image, processes, report, root }, { env, port, parts }) {
  await processes.run({
    name: 'publish',
    command: 'sh',
    args: [path.join(image('web'), 'etc/gallery/publish.sh'), path.join(image('web'), BUILT), parts],
    cwd: root,
    env: { PATH: process.env.PATH },
    timeoutMs: 60_000,
  });
  const web = await findFreePort();
  const started = [];
  const serveApi = async () => {
    const running = await processes.serve({
      name: 'api',
      ...nodeIn(image('api'), 'bundle/main'),
      env: { ...env, WEB_ORIGIN: `http://127.0.0.1:${web}` },
    });
    await answers({ name: 'The API', url: `http://127.0.0.1:${port}/api/health/ready`, process: running });
  };
  try {
    await report.step('Starting the API from its image', serveApi);
    await report.step('Requesting pages through the web servers of their images', async () => {
      const apis = [`127.0.0.1:${port}`];
      const start = (target) => path.join(image(target), 'etc/gallery/start.sh');
      started.push(await startNginx({ port: web, apis, partsDir: parts, start: start('web') }));
      const consolePort = await findFreePort();
      const dir = path.join(image('admin'), 'srv/gallery/console');
      const console = await startNginxConsole({ port: consolePort, apis, dir, start: start('admin') });
      started.push(console);
      await showsPage(`http://127.0.0.1:${web}/about`);
      await answers({ name: 'The console', url: `${console.origin}/admin/orders` });
      await answers({ name: 'The API behind the console', url: `${console.origin}/api/health/live` });
    });
  } finally {
    for (const server of started) await server.stop();
  }
}

/** A page contains its text without scripts: rendered by the API from the builds that nginx serves. */
async function showsPage(url) {
  await answers({ name: 'The gallery', url });
  const deadline = Date.now() + 30_000;
  let html = '';
  while (Date.now() < deadline) {
    html = await (await fetch(url)).text();
    if (html.includes('<main')) return;
  }
  throw new ToolError(
    'The API did not render a page from the builds that are published.',
    html.slice(0, 2_000),
  );
}
