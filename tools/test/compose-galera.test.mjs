import fs from 'node:fs';
import path from 'node:path';
import { composeErrors } from './compose-schema.mjs';
import { composeFile, galeraCompose, knownVariables, read, root } from './compose-files.mjs';

/** What is wrong with the services, one line each. */
function problemsOf({ services, volumes }) {
  const isKnown = knownVariables();
  return Object.entries(services).flatMap(([name, service]) => {
    const unknown = Object.keys(service.environment ?? {}).filter(
      (variable) => !isKnown(variable) && variable !== 'BUCKET',
    );
    const mounts = (service.volumes ?? []).map((volume) => volume.split(':')[0]);
    const lost = mounts.filter((place) =>
      place.startsWith('./') ? !fs.existsSync(path.join(root, place)) : !(place in volumes),
    );
    const waits = Object.keys(service.depends_on ?? {}).filter((other) => !(other in services));
    const script = service.entrypoint?.[0]?.startsWith('/etc/gallery/')
      ? mountedFile(service, service.entrypoint[0])
      : undefined;
    return [
      ...unknown.map((variable) => `${name}: nothing reads ${variable}`),
      ...lost.map((place) => `${name}: there is no ${place}`),
      ...waits.map((other) => `${name}: there is no service ${other}`),
      ...(script && (fs.statSync(path.join(root, script)).mode & 0o111) !== 0o111
        ? [`${name}: ${script} is not executable`]
        : []),
    ];
  });
}

const mountedFile = (service, place) =>
  (service.volumes ?? []).find((volume) => volume.split(':')[1] === place)?.split(':')[0];

test.each([
  ['docker-compose.yml', composeFile],
  ['docker-compose.galera.yml over it', galeraCompose],
])('%s sets only variables that something reads, and mounts what exists', (_what, make) => {
  expect(problemsOf(make())).toEqual([]);
});

test('docker-compose.galera.yml over docker-compose.yml is valid by the schema', () => {
  expect(composeErrors(galeraCompose())).toEqual([]);
});

test.each([
  ['an unknown variable', (node) => (node.environment.NODE_LIST = 'a'), 'node-1: nothing reads NODE_LIST'],
  [
    'a file that does not exist',
    (node) => node.volumes.push('./deploy/x.cnf:/x'),
    'there is no ./deploy/x.cnf',
  ],
  ['a service that does not exist', (node) => (node.depends_on = { node_2: {} }), 'no service node_2'],
])('%s is found', (_what, plant, problem) => {
  const compose = structuredClone(galeraCompose());
  plant(compose.services['node-1']);
  expect(problemsOf(compose).join('\n')).toContain(problem);
});

test('everyone reaches the writer at the address in docker-compose.yml, which is HAProxy with the nodes', () => {
  const { services } = galeraCompose();
  expect(services.database).toMatchObject({
    image: expect.stringMatching(/^haproxy:/),
    environment: { NODE_1: 'node-1:3306', NODE_2: 'node-2:3306', NODE_3: 'node-3:3306', LISTEN: ':3306' },
  });
  for (const name of ['api-1', 'api-2', 'migrate', 'backup']) {
    const { DATABASE_URL, PLAINTEXT_HOSTS } = services[name].environment;
    expect(new URL(DATABASE_URL.replace(/\$\{.*?\}/, 'secret')).host).toBe('database:3306');
    expect(PLAINTEXT_HOSTS.split(',')).toEqual(['database', 'gallery', 'store']);
  }
});

test('the nodes know each other, and store their rows separately', () => {
  const { services } = galeraCompose();
  const nodes = ['node-1', 'node-2', 'node-3'];
  expect(nodes.map((name) => services[name].environment.NODES)).toEqual(nodes.map(() => nodes.join(' ')));
  expect(nodes.map((name) => [services[name].hostname, services[name].volumes[0]])).toEqual(
    nodes.map((name) => [name, `${name}:/var/lib/mysql`]),
  );
});

test('the API uses the three Sentinels with the group they watch', () => {
  const { services } = galeraCompose();
  const { REDIS_URL, REDIS_SENTINELS } = services['api-1'].environment;
  const group = /^sentinel monitor (\w+) /m.exec(read('deploy/redis/sentinel.sh'))?.[1];
  expect(REDIS_URL).toBe(`redis://${group}`);
  const hosts = REDIS_SENTINELS.split(',').map((pair) => pair.split(':')[0]);
  expect(hosts.map((host) => services[host].environment.NAME)).toEqual(hosts);
  expect(services.redis.environment.SENTINELS).toBe(hosts.join(' '));
});

test('the backup has the programs of the database it dumps', () => {
  const { services } = galeraCompose();
  expect(services.backup.build.args.MYSQL).toBe(services['node-1'].image);
});
