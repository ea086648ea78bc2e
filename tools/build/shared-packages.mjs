/** What the shell brings and every remote takes from it: one copy, and one instance of each store, in the page. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

export const sharedPackages = [
  'react',
  'react-dom',
  'react-router',
  '@tanstack/react-query',
  'zustand',
  'openapi-fetch',
  '@gallery/session',
];

/** Installed version by package name. */
export function sharedVersions() {
  return Object.fromEntries(sharedPackages.map((name) => [name, installedVersion(name)]));
}

function installedVersion(name) {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')).version;
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    }
  }
  throw new Error(`${name} is not installed; run npm ci`);
}
