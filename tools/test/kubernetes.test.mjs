import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import { instructionsOf, stagesIn } from '../images/dockerfile.mjs';
import { timeFactor } from '../jest/time-factor.mjs';
import { galeraCompose, read, root } from './compose-files.mjs';
import { containersOf, podOf, problemsOf, readManifests, variablesOf } from './kubernetes-manifests.mjs';

const text = (file) => ({ type: 'string', pattern: file });
const list = (items) => ({ type: 'array', minItems: 1, items });
const map = (properties, required) => ({ type: 'object', additionalProperties: false, properties, required });
const anything = { type: 'object' };
/** What our kustomization.yaml files use of https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/. */
const isKustomization = new Ajv().compile(
  map(
    {
      apiVersion: { const: 'kustomize.config.k8s.io/v1beta1' },
      kind: { const: 'Kustomization' },
      namespace: text('^[a-z-]+$'),
      resources: { type: 'array', items: text('.') },
      configMapGenerator: list(
        map({ name: text('^[a-z-]+$'), files: list(text('.')), envs: list(text('.')) }, ['name']),
      ),
      images: list(map({ name: text('.'), newName: text('.'), newTag: text('^[^$]+$') }, ['name', 'newTag'])),
      patches: list(map({ target: anything, patch: text('.') }, ['target', 'patch'])),
    },
    ['apiVersion', 'kind', 'resources'],
  ),
);

/**
 * What the compiler finds when each object is written down as what it says it is, by the types of Kubernetes' own schema. It also
 * finds keys that do not exist, which the schema allows.
 */
function typeErrors(objects) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-manifests-'));
  try {
    const file = path.join(folder, 'manifests.ts');
    const lines = objects.map(({ object }) => {
      const { apiVersion, kind } = object;
      const group = apiVersion.replace(/^(networking)(?=\/)/, '$1.k8s.io');
      const type = path.join(root, 'node_modules/kubernetes-models', group, kind);
      return `({ ${JSON.stringify(object).slice(1, -1)} }) satisfies import(${JSON.stringify(type)}).I${kind};`;
    });
    fs.writeFileSync(file, lines.join('\n'));
    const args = [
      '--noEmit',
      '--pretty',
      'false',
      '--skipLibCheck',
      '--strict',
      '--module',
      'nodenext',
      file,
    ];
    const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), args, {
      encoding: 'utf8',
      cwd: folder,
    });
    const errors = [...stdout.matchAll(/manifests\.ts\((\d+),\d+\): error \w+: (.*)/g)].map(
      ([, line, error]) => {
        const { file: source, object } = objects[Number(line) - 1];
        return `${path.basename(source)} ${object.kind}/${object.metadata?.name}: ${error}`;
      },
    );
    if (status !== 0 && errors.length === 0) throw new Error(`The compiler failed: ${stdout}${stderr}`);
    return errors;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const find = ({ objects }, kind, name) =>
  objects.find(({ object }) => object.kind === kind && object.metadata.name === name).object;

test(
  'the manifests are valid by Kubernetes’ types, and consistent',
  () => {
    const manifests = readManifests();
    expect(manifests.objects.length).toBeGreaterThan(25);
    expect(typeErrors(manifests.objects)).toEqual([]);
    expect(problemsOf(manifests)).toEqual([]);
  },
  60_000 * timeFactor,
);

test(
  'the types find keys that do not exist, and values that are not allowed',
  () => {
    const manifests = readManifests();
    const podIn = (kind, name) => podOf(find(manifests, kind, name)).spec;
    podIn('Deployment', 'api').containers[0].reed_only = true;
    podIn('Deployment', 'web').terminationGracePeriodSeconds = 'long';
    podIn('StatefulSet', 'node').containers[0].imagePullPolicy = 'Sometimes';
    expect(typeErrors(manifests.objects)).toEqual([
      expect.stringMatching(/^api.yaml Deployment\/api: .*'"?reed_only"?'/),
      expect.stringMatching(/^web.yaml Deployment\/web: Type 'string' is not assignable to type 'number'/),
      expect.stringMatching(/^galera.yaml StatefulSet\/node: Type '"Sometimes"' is not assignable/),
    ]);
  },
  60_000 * timeFactor,
);

test.each([
  [
    'an unknown variable',
    ({ container }) => container.env.push({ name: 'REDIS_HOST' }),
    'nothing reads REDIS_HOST',
  ],
  [
    'an unknown setting',
    ({ configMaps }) => configMaps.settings.push('SALES_MOOD'),
    'nothing reads SALES_MOOD',
  ],
  [
    'a Secret without the key',
    ({ secrets }) => (secrets['gallery-secrets'] = []),
    'has no DATABASE_API_PASSWORD',
  ],
  [
    'a Secret without an example',
    ({ secrets }) => delete secrets['gallery-backup'],
    'there is no gallery-backup',
  ],
  [
    'a port that the container lacks',
    ({ container }) => (container.livenessProbe.httpGet.port = 'web'),
    'no port web',
  ],
  [
    'a container that may write',
    ({ container }) => (container.securityContext = {}),
    'may do more than it needs',
  ],
  ['a container without bounds', ({ container }) => delete container.resources, 'has no bounds'],
  [
    'a claim that nobody makes',
    ({ pod }) => (pod.volumes[2].persistentVolumeClaim.claimName = 'x'),
    'no claim x',
  ],
  ['a volume that does not exist', ({ container }) => (container.volumeMounts[0].name = 'x'), 'no volume x'],
  ['a Service without pods', ({ service }) => (service.spec.selector.app = 'shop'), 'there are no pods shop'],
  [
    'a file that does not exist',
    ({ kustomizations }) => kustomizations[2].text.configMapGenerator[0].files.push('x.cnf'),
    'no x.cnf',
  ],
  [
    'a manifest that nobody names',
    ({ kustomizations }) => kustomizations[0].text.resources.shift(),
    'is no resource',
  ],
])('%s is found', (_what, plant, problem) => {
  const manifests = readManifests();
  const pod = podOf(find(manifests, 'Deployment', 'api')).spec;
  plant({ ...manifests, pod, container: pod.containers[0], service: find(manifests, 'Service', 'api') });
  expect(problemsOf(manifests).join('\n')).toContain(problem);
});

test('each kustomization.yaml has only what kustomize knows', () => {
  for (const { text: kustomization } of readManifests().kustomizations) {
    expect(isKustomization(kustomization)).toBe(true);
    expect(isKustomization({ ...kustomization, configMapGenerators: [] })).toBe(false);
  }
});

test('example Secrets have no values, and manifests have no secrets', () => {
  const folder = 'deploy/kubernetes/example';
  for (const file of fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.env.example')))
    expect(read(path.join(folder, file))).not.toMatch(/^[A-Z0-9_]+=./m);
  expect(readManifests().objects.map(({ object }) => object.kind)).not.toContain('Secret');
});

test('ports and probes are those of the images and the API', () => {
  const manifests = readManifests();
  const stages = stagesIn(read('deploy/Dockerfile'));
  const paths = JSON.parse(read('libs/contracts/openapi.json')).paths;
  for (const name of ['api', 'web', 'admin']) {
    const exposed = instructionsOf(stages, name).findLast(({ keyword }) => keyword === 'EXPOSE')?.text;
    const [container] = podOf(find(manifests, 'Deployment', name)).spec.containers;
    expect(container.ports[0]).toEqual({ name: 'http', containerPort: Number(exposed) });
    expect(find(manifests, 'Service', name).spec.ports[0].port).toBe(Number(exposed));
  }
  const [{ livenessProbe, readinessProbe }] = containersOf(find(manifests, 'Deployment', 'api'));
  expect(livenessProbe.httpGet.path).toBe('/api/health/live');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([livenessProbe.httpGet.path, readinessProbe.httpGet.path]),
  );
});

test('an instance has the time it needs to shut down', () => {
  const { spec } = podOf(find(readManifests(), 'Deployment', 'api'));
  const settings = read('deploy/kubernetes/example/settings.env');
  const shutdown = Number(/^SHUTDOWN_TIMEOUT_MS=(\d+)$/m.exec(settings)?.[1]) / 1000;
  const before = Number(spec.containers[0].lifecycle.preStop.exec.command[1]);
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(shutdown + before);
});

test('compose and Kubernetes run the same external images, and give the API the same settings', () => {
  const manifests = readManifests();
  const { services } = galeraCompose();
  const images = manifests.objects.flatMap(({ object }) => containersOf(object).map(({ image }) => image));
  const composed = Object.values(services).map(({ image }) => image.split(':$')[0]);
  expect([...new Set(images)].filter((image) => !composed.includes(image))).toEqual([]);
  const [api] = containersOf(find(manifests, 'Deployment', 'api'));
  const given = variablesOf(api, manifests);
  const fixed = Object.entries(services['api-1'].environment).filter(([, value]) => value !== null);
  expect(fixed.map(([name]) => name).filter((name) => !given.includes(name))).toEqual([]);
});
