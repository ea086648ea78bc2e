import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const root = path.resolve(import.meta.dirname, '../..');
export const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

/** @param {string} text of a compose file. Its tag `!override` is not part of YAML. */
const parseCompose = (text) => parse(text, { merge: true, logLevel: 'error' });

/** docker-compose.yml as Compose reads it. */
export const composeFile = () => parseCompose(read('docker-compose.yml'));

/**
 * docker-compose.yml with docker-compose.galera.yml over it, as Compose merges the second one in: maps key by key, and a
 * service with `!override` as a whole.
 */
export function galeraCompose() {
  const text = read('docker-compose.galera.yml');
  const replaced = [...text.matchAll(/^ {2}(\S+): !override$/gm)].map(([, name]) => name);
  const base = composeFile();
  for (const name of replaced) delete base.services[name];
  return merge(base, parseCompose(text));
}

const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(below, above) {
  if (!isMap(below) || !isMap(above)) return above;
  const both = Object.fromEntries(
    Object.entries(above).map(([key, value]) => [key, key in below ? merge(below[key], value) : value]),
  );
  return { ...below, ...both };
}

/** Every setting that .env.example explains. */
export const explainedSettings = () =>
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

/** Variables that third-party images read; their documentation lists them. */
const OF_IMAGES = [
  'MYSQL_ROOT_PASSWORD',
  'MYSQL_DATABASE',
  'MYSQL_USER',
  'MYSQL_PASSWORD',
  'ROOT_ACCESS_KEY_ID',
  'ROOT_SECRET_ACCESS_KEY',
  'VGW_REGION',
  'VGW_HEALTH',
];
/** Variables that our own images and configuration files read, but that are not settings. */
const SCRIPTS = [
  'deploy/nginx/start.sh',
  'deploy/galera/node.sh',
  'deploy/galera/haproxy.cfg',
  'deploy/redis/server.sh',
  'deploy/redis/sentinel.sh',
  'deploy/database/api-user.sh',
];

/** Whether a container's variable is one that something reads. @returns {(name: string) => boolean} */
export function knownVariables() {
  const known = new Set([...explainedSettings(), ...OF_IMAGES]);
  for (const script of SCRIPTS)
    for (const [, name] of read(script).matchAll(/\$\{?([A-Z][A-Z0-9_]+)\b/g)) known.add(name);
  return (name) => known.has(name);
}
