import fs from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { knownVariables, read, root } from './compose-files.mjs';

const EXAMPLE = 'deploy/kubernetes/example';
const FOLDERS = ['deploy/kubernetes/base', EXAMPLE, 'deploy/galera', 'deploy/database', 'deploy/redis'];

/**
 * @typedef {object} ManifestObject what kubectl takes; its spec depends on its kind
 * @property {string} apiVersion
 * @property {string} kind
 * @property {{ name: string }} metadata
 * @property {Record<string, unknown>} [spec]
 */

/**
 * @typedef {object} Manifests everything that deploy/kubernetes gives to Kubernetes
 * @property {{ file: string, object: ManifestObject }[]} objects
 * @property {{ folder: string, text: Record<string, unknown> }[]} kustomizations
 * @property {Record<string, string[]>} configMaps names of their keys
 * @property {Record<string, string[]>} secrets the same, from the example files, which have no values
 */

/** @returns {Manifests} */
export function readManifests() {
  const kustomizations = FOLDERS.map((folder) => ({
    folder,
    text: { resources: [], ...parse(read(path.join(folder, 'kustomization.yaml'))) },
  }));
  const files = kustomizations.flatMap(({ folder, text }) =>
    text.resources.filter((name) => name.endsWith('.yaml')).map((name) => path.join(folder, name)),
  );
  const objects = files.flatMap((file) =>
    parseAllDocuments(read(file)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}`);
      return { file, object: document.toJS() };
    }),
  );
  const keysOf = (file) => [...read(file).matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const configMaps = kustomizations.flatMap(({ folder, text }) =>
    (text.configMapGenerator ?? []).map(({ name, files: its = [], envs = [] }) => [
      name,
      [
        ...its.map((file) => path.basename(file)),
        ...envs.filter((file) => isFile(folder, file)).flatMap((file) => keysOf(path.join(folder, file))),
      ],
    ]),
  );
  const secrets = { secrets: 'gallery-secrets', database: 'gallery-database', backup: 'gallery-backup' };
  return {
    objects,
    kustomizations,
    configMaps: Object.fromEntries(configMaps),
    secrets: Object.fromEntries(
      Object.entries(secrets).map(([file, name]) => [
        name,
        keysOf(path.join(EXAMPLE, `${file}.env.example`)),
      ]),
    ),
  };
}

const isFile = (folder, file) => fs.existsSync(path.join(root, folder, file));

/** The description of a workload's pods; undefined for other kinds. */
export const podOf = ({ spec }) => (spec?.jobTemplate?.spec ?? spec)?.template;

export const containersOf = (object) => {
  const pod = podOf(object)?.spec;
  return pod ? [...(pod.initContainers ?? []), ...pod.containers] : [];
};

/** What a container's environment has: variables with where each comes from. */
export const variablesOf = ({ env = [], envFrom = [] }, { configMaps, secrets }) => [
  ...envFrom.flatMap(({ configMapRef, secretRef }) =>
    configMapRef ? (configMaps[configMapRef.name] ?? []) : (secrets[secretRef.name] ?? []),
  ),
  ...env.map(({ name }) => name),
];

/** What is inconsistent, one line each. @param {Manifests} manifests */
export function problemsOf(manifests) {
  const { objects, kustomizations } = manifests;
  return [
    ...kustomizations.flatMap(lostFiles),
    ...objects.flatMap(({ file, object }) => {
      const name = `${path.basename(file)} ${object.kind}/${object.metadata?.name}`;
      const problems = [
        ...containersOf(object).flatMap((container) => containerProblems(container, object, manifests)),
        ...volumeProblems(object, manifests),
        ...selectorProblems(object, objects),
      ];
      return problems.map((problem) => `${name}: ${problem}`);
    }),
  ];
}

function lostFiles({ folder, text }) {
  const named = (text.configMapGenerator ?? []).flatMap(({ files = [], envs = [] }) => [...files, ...envs]);
  const written = fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  return [
    ...[...named, ...text.resources]
      .filter((file) => !isFile(folder, file))
      .map((file) => `${folder}: there is no ${file}`),
    ...written
      .filter((file) => !text.resources.includes(file))
      .map((file) => `${folder}: ${file} is no resource`),
  ];
}

/** What the profile `restricted` and our own rules require of every container. */
function containerProblems(container, object, manifests) {
  const { securityContext = {}, resources = {}, ports = [] } = container;
  const pod = podOf(object).spec;
  const isKnown = knownVariables();
  const given = (container.env ?? []).filter(({ name }) => name !== 'POD').map(({ name }) => name);
  const keys = (container.env ?? []).flatMap(({ valueFrom }) => {
    const secret = valueFrom?.secretKeyRef;
    const setting = valueFrom?.configMapKeyRef;
    if (secret && !manifests.secrets[secret.name]?.includes(secret.key))
      return [`the Secret ${secret.name} has no ${secret.key}`];
    if (setting && !setting.optional && !manifests.configMaps[setting.name]?.includes(setting.key))
      return [`the ConfigMap ${setting.name} has no ${setting.key}`];
    return [];
  });
  const groups = (container.envFrom ?? [])
    .map(({ configMapRef, secretRef }) => [configMapRef?.name, secretRef?.name])
    .filter(([map, secret]) => (map ? !manifests.configMaps[map] : !manifests.secrets[secret]))
    .map(([map, secret]) => `there is no ${map ?? secret}`);
  const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].flatMap((probe) => {
    const port = (container[probe]?.httpGet ?? container[probe]?.tcpSocket)?.port;
    return port === undefined || ports.some(({ name }) => name === port) ? [] : [`${probe}: no port ${port}`];
  });
  const isHardened =
    securityContext.readOnlyRootFilesystem === true &&
    securityContext.allowPrivilegeEscalation === false &&
    securityContext.capabilities?.drop?.includes('ALL') &&
    pod.securityContext?.runAsNonRoot === true &&
    pod.securityContext.runAsUser > 0 &&
    pod.securityContext.seccompProfile?.type === 'RuntimeDefault' &&
    pod.enableServiceLinks === false &&
    pod.automountServiceAccountToken === false;
  return [
    ...variablesOf(container, manifests)
      .filter((name) => name !== 'POD' && !isKnown(name))
      .map((name) => `nothing reads ${name}`),
    ...given.filter((name, at) => given.indexOf(name) !== at).map((name) => `${name} is set twice`),
    ...keys,
    ...groups,
    ...probes,
    ...(isHardened ? [] : [`${container.name} may do more than it needs`]),
    ...(resources.requests?.memory && resources.limits?.memory ? [] : [`${container.name} has no bounds`]),
  ];
}

/** Volumes refer to things that exist, and each is mounted by its name. */
function volumeProblems(object, { configMaps, objects }) {
  const pod = podOf(object)?.spec;
  if (!pod) return [];
  const claims = objects
    .filter(({ object: { kind } }) => kind === 'PersistentVolumeClaim')
    .map(({ object: { metadata } }) => metadata.name);
  const volumes = [
    ...(pod.volumes ?? []),
    ...(object.spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata),
  ];
  const mounts = containersOf(object).flatMap(({ volumeMounts = [] }) => volumeMounts);
  return [
    ...volumes.flatMap(({ configMap, persistentVolumeClaim }) => [
      ...(configMap && !configMaps[configMap.name] ? [`there is no ConfigMap ${configMap.name}`] : []),
      ...(persistentVolumeClaim && !claims.includes(persistentVolumeClaim.claimName)
        ? [`there is no claim ${persistentVolumeClaim.claimName}`]
        : []),
    ]),
    ...mounts.flatMap(({ name, subPath }) => {
      const volume = volumes.find((each) => each.name === name);
      if (!volume) return [`there is no volume ${name}`];
      const files = configMaps[volume.configMap?.name];
      return subPath && !files?.includes(subPath) ? [`there is no file ${subPath} in ${name}`] : [];
    }),
  ];
}

/** Every selector matches some pods, and Services and rules name ports that those pods have. */
function selectorProblems({ kind, spec }, objects) {
  const selectors = [
    ...(kind === 'Service' ? [{ matchLabels: spec.selector }] : []),
    ...(kind === 'NetworkPolicy'
      ? [
          spec.podSelector,
          ...(spec.ingress ?? []).flatMap(({ from = [] }) => from.map((it) => it.podSelector)),
        ]
      : []),
    ...(['Deployment', 'StatefulSet', 'PodDisruptionBudget'].includes(kind) ? [spec.selector] : []),
  ].filter(Boolean);
  const apps = objects.flatMap(({ object }) => podOf(object)?.metadata.labels.app ?? []);
  const named = selectors.flatMap(({ matchLabels, matchExpressions = [] }) => [
    ...(matchLabels ? [matchLabels.app] : []),
    ...matchExpressions.flatMap(({ values }) => values),
  ]);
  return named.filter((app) => !apps.includes(app)).map((app) => `there are no pods ${app}`);
}
