import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { instructionsOf, readCopy, stagesIn } from '../images/dockerfile.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

const text = read('docker-compose.yml');
const compose = parse(text, { merge: true });
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('gallery/'));
const stages = stagesIn(read('deploy/Dockerfile'));
const explained = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
const interpolated = [...text.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);

/** The variables of a service's container. */
const environmentOf = (name) => Object.keys(compose.services[name].environment ?? {});

test('development needs no settings: no variable is required', () => {
  expect(text).not.toMatch(/\$\{[A-Z0-9_]+:?\?/);
});

test('the production services have their own profile, without the development database', () => {
  const profiles = services.map(([name, service]) => [name, service.profiles?.join()]);
  expect(profiles.filter(([, profile]) => profile !== 'gallery')).toEqual([['mysql', 'development']]);
});

test('.env.example explains every variable of the containers once', () => {
  const passed = ['api-1', 'backup'].flatMap((name) =>
    environmentOf(name).filter((variable) => compose.services[name].environment[variable] === null),
  );
  expect([...interpolated, ...passed].filter((name) => !explained.includes(name))).toEqual([]);
  expect(explained.filter((name, at) => explained.indexOf(name) !== at)).toEqual([]);
});

test('every variable of .env.example reaches a container', () => {
  // Set by the image, or for machines without containers.
  const elsewhere = ['DATA_DIR', 'PORT', 'HOST', 'STRIPE_HOST'];
  const reached = new Set([
    ...interpolated,
    ...environmentOf('api-1'),
    ...environmentOf('backup'),
    ...elsewhere,
  ]);
  expect(explained.filter((name) => !reached.has(name))).toEqual([]);
});

test('both instances and the migration have the same settings, but for the database user', () => {
  const { DATABASE_URL: ofApi, ...shared } = compose.services['api-1'].environment;
  const { DATABASE_URL: ofMigration, ...others } = compose.services.migrate.environment;
  expect(compose.services['api-2'].environment).toEqual(compose.services['api-1'].environment);
  expect(others).toEqual(shared);
  expect([ofApi, ofMigration]).toEqual([
    'mysql://gallery_api:${DATABASE_API_PASSWORD:-}@database:3306/gallery',
    'mysql://gallery:${DATABASE_PASSWORD:-}@database:3306/gallery',
  ]);
});

test('the backup reads the database as its owner, with the settings of the API', () => {
  const { DATABASE_URL: _ofApi, ...shared } = compose.services['api-1'].environment;
  const { environment, command, volumes } = compose.services.backup;
  expect(environment).toMatchObject({
    ...shared,
    DATABASE_URL: 'mysql://gallery:${DATABASE_PASSWORD:-}@database:3306/gallery',
  });
  expect(command).toBeUndefined();
  const said = instructionsOf(stages, 'backup');
  expect(said.findLast(({ keyword }) => keyword === 'CMD')?.text).toBe(
    '["node", "tools/backup.mjs", "nightly"]',
  );
  const [folder] = volumes.map((volume) => volume.split(':')[1]);
  expect(said.filter(({ keyword }) => keyword === 'ENV')[0]?.text).toContain(`BACKUP_DIR=${folder}`);
});

test('every program of the backup is in its image', () => {
  const copied = instructionsOf(stages, 'backup')
    .filter(({ keyword, text: words }) => keyword === 'COPY' && !words.startsWith('--from='))
    .flatMap(({ text: words }) => readCopy(words).sources);
  const missing = copied.flatMap((place) => filesOf(place)).flatMap((file) => lostImports(file, copied));
  expect(copied).toContain('tools/backup.mjs');
  expect(missing).toEqual([]);
});

/** The modules of a folder, or the file itself; tests stay outside. @param {string} place */
function filesOf(place) {
  if (place.endsWith('.mjs')) return [place];
  const names = fs.readdirSync(path.join(root, place), { recursive: true });
  return names
    .filter((name) => /(?<!\.test|-test-support)\.mjs$/.test(name))
    .map((name) => path.join(place, name));
}

/** Modules that a file imports and the image lacks. @param {string} file @param {string[]} copied */
function lostImports(file, copied) {
  const imported = [...read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to]) =>
    path.join(path.dirname(file), to),
  );
  return imported.filter((to) => !copied.some((place) => to === place || to.startsWith(`${place}/`)));
}

test('the database creates the API user with the script that the tests run', () => {
  const { volumes, environment } = compose.services.database;
  const mounts = volumes.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':'));
  expect(mounts).toEqual([
    ['./deploy/database/api-user.sh', '/docker-entrypoint-initdb.d/api-user.sh', 'ro'],
    ['./deploy/database/api-user.sql', '/etc/gallery/api-user.sql', 'ro'],
  ]);
  expect(read(mounts[0][0])).toContain(mounts[1][1]);
  expect(fs.statSync(path.join(root, mounts[0][0])).mode & 0o555).toBe(0o555);
  expect(environment).toHaveProperty('DATABASE_API_PASSWORD', '${DATABASE_API_PASSWORD:-}');
});

test('nginx has the same body limit as the API (X4)', () => {
  for (const name of ['web', 'admin', 'api-1'])
    expect(compose.services[name].environment).toHaveProperty('BODY_LIMIT_BYTES', null);
});

test('no secret has a default value', () => {
  const secrets = /^((MYSQL|DATABASE)_\w*PASSWORD|ROOT_SECRET_ACCESS_KEY|.*(_KEY|_SECRET|_HASH))$/;
  const given = services
    .filter(([name]) => name !== 'mysql')
    .flatMap(([, { environment = {} }]) => Object.entries(environment))
    .filter(([name, value]) => secrets.test(name) && value !== null && !/^\$\{[A-Z0-9_]+:-\}$/.test(value));
  expect(given).toEqual([]);
});

test.each(ours)('%s is built from a stage of the Dockerfile', (_name, { build, image }) => {
  expect(build.dockerfile).toBe('deploy/Dockerfile');
  expect(image).toBe(`gallery/${build.target}:\${GALLERY_VERSION:-latest}`);
  expect(stages.map(({ name }) => name)).toContain(build.target);
});

test.each(ours)('%s runs without privileges on a read-only file system', (_name, { build, ...service }) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  const user = instructionsOf(stages, build.target).findLast(({ keyword }) => keyword === 'USER');
  expect(user?.text).toMatch(/^(node|www-data|mysql)$/);
});

test('folders covered by a tmpfs are writable: runc before 1.2 keeps their mode', () => {
  const covered = ours.flatMap(([name, { build, tmpfs = [] }]) =>
    tmpfs
      .map((mount) => mount.split(':')[0])
      .filter((folder) => folder !== '/tmp')
      .map((folder) => ({ name, folder, said: instructionsOf(stages, build.target) })),
  );
  const closed = covered.filter(
    ({ folder, said }) => !said.some(({ text: words }) => words.includes(`install -d -m 1777 ${folder} `)),
  );
  expect(covered.map(({ folder }) => folder)).toContain('/run/gallery');
  expect(closed).toEqual([]);
});

test('external images are pinned to a version', () => {
  const foreign = services.filter(([, { image }]) => !image.startsWith('gallery/'));
  const bases = [...read('deploy/Dockerfile').matchAll(/^ARG \w+=(.+)$/gm)].map(([, image]) => image);
  const images = [...foreign.map(([, { image }]) => image), ...bases];
  expect(images.filter((image) => !/:(v?\d|bookworm)/.test(image))).toEqual([]);
});

test('every image lists its packages', () => {
  const lists = ['api', 'web', 'admin', 'backup'].map((target) =>
    instructionsOf(stages, target)
      .filter(({ keyword, text: words }) => keyword === 'COPY' && words.startsWith('--from=sbom '))
      .map(({ text: words }) => readCopy(words).target),
  );
  expect(lists).toEqual([
    ['sbom.cdx.json'],
    ['/etc/gallery/sbom.cdx.json'],
    ['/etc/gallery/sbom.cdx.json'],
    ['sbom.cdx.json'],
  ]);
});

test('every dependency exists and has a health check', () => {
  const checked = (name) => {
    const { healthcheck, build } = compose.services[name];
    const said = build ? instructionsOf(stages, build.target) : [];
    return (
      Boolean(healthcheck) || said.findLast(({ keyword }) => keyword === 'HEALTHCHECK')?.text.includes('CMD')
    );
  };
  const waits = services.flatMap(([, { depends_on = {} }]) => Object.entries(depends_on));
  const lost = waits.filter(
    ([name, { condition }]) => !compose.services[name] || (condition === 'service_healthy' && !checked(name)),
  );
  expect(lost).toEqual([]);
});

test('the web servers have the addresses and ports of both instances', () => {
  const hosts = ['api-1', 'api-2'].map((name) => compose.services[name].networks.gallery.ipv4_address);
  const opens = (name) =>
    instructionsOf(stages, compose.services[name].build.target).findLast(
      ({ keyword }) => keyword === 'EXPOSE',
    )?.text;
  for (const name of ['web', 'admin']) {
    expect(compose.services[name].environment.API_SERVERS).toBe(
      hosts.map((host) => `${host}:${opens('api-1')}`).join(' '),
    );
    expect(compose.services[name].ports).toEqual([
      expect.stringMatching(new RegExp(`^127\\.0\\.0\\.1:.*:${opens(name)}$`)),
    ]);
  }
});

test('every volume is declared, and every script that a container runs is in its image', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
  const named = mounted.filter((name) => !name.startsWith('./'));
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  const copies = instructionsOf(stages, 'web').filter(({ keyword }) => keyword === 'COPY');
  const { sources, target } = readCopy(copies[0].text);
  const [script] = compose.services.publish.entrypoint;
  expect(fs.existsSync(path.join(root, sources[0], path.relative(target, script)))).toBe(true);
});
