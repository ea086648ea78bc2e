import fs from 'node:fs';
import vm from 'node:vm';
import type { RemoteModule } from '@gallery/contracts';
import type { RouteObject } from 'react-router';
import { sharedLibraries } from '../remotes/shared-libraries';

const loaded = new Map<string, RouteObject[]>();

/** The routes of a remote's server bundle; shared libraries come from here, as in the browser. */
export function loadBundleRoutes(file: string): RouteObject[] {
  const known = loaded.get(file);
  if (known) return known;
  const { routes } = runBundle(file);
  loaded.set(file, routes);
  return routes;
}

function runBundle(file: string): RemoteModule<RouteObject> {
  const module: { exports: unknown } = { exports: {} };
  const run = vm.compileFunction(fs.readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  Reflect.apply(run, null, [module, module.exports, sharedLibrary]);
  if (!isRemote(module.exports)) throw new Error(`${file} exports no routes.`);
  return module.exports;
}

function sharedLibrary(name: string): unknown {
  const library = Object.entries(sharedLibraries).find(([shared]) => shared === name)?.[1];
  if (!library) throw new Error(`A remote asks for ${name}, which the shell does not share.`);
  return library;
}

const isRemote = (value: unknown): value is RemoteModule<RouteObject> =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);
