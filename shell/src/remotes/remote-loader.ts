import {
  SLOTS,
  type RemoteList,
  type RemoteModule,
  type RemoteName,
  type SlotName,
} from '@gallery/contracts';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { fetchEntryName } from './remote-manifest';
import { RemoteUnavailable } from './remote-unavailable-error';
import { sharedLibraries } from './shared-libraries';
import { isReloadDue } from './stale-build';

/** Installed versions by package name, set by tools/build/rspack.mjs. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

type PageRemote = RemoteModule<RouteObject, ComponentType>;

/** A remote's entry that takes longer counts as unavailable. The runtime's own limit is 20 s. */
const ENTRY_TIMEOUT_MS = 5_000;

// Remotes are built without a runtime of their own (externalRuntime) and look for it under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * Loads remotes by name at run time, from where the list says they are hosted. The runtime is given the remote's entry,
 * which the manifest names. Left to read the manifest itself, it also looks for files to preload, which takes a phone
 * 50 ms; the document has named them already.
 */
export class RemoteLoader {
  private readonly host;
  /** Addresses of the manifests, by remote. */
  private readonly manifests: ReadonlyMap<RemoteName, string>;
  private readonly modules = new Map<RemoteName, Promise<PageRemote>>();
  /** Names of the remote entries that were asked for. */
  private readonly running = new Map<RemoteName, string>();

  constructor(list: RemoteList) {
    this.manifests = new Map(list.remotes.map(({ name, entry }) => [name, toAbsolute(entry)]));
    this.host = createInstance({
      name: 'shell',
      remotes: [],
      shared: sharedModules(),
      plugins: [{ name: 'entry-script', createScript }],
    });
  }

  /** Whether the list names the remote. */
  knows(name: RemoteName): boolean {
    return this.manifests.has(name);
  }

  /**
   * The remote's routes. After a failure the next call starts again, so that a recovered server is found without a
   * reload. @throws RemoteUnavailable
   */
  async routesOf(name: RemoteName): Promise<RouteObject[]> {
    return (await this.moduleOf(name)).routes;
  }

  /** A slot of a remote. @throws RemoteUnavailable */
  readonly slot = async (slot: SlotName): Promise<ComponentType> => {
    const name = SLOTS[slot];
    const load = (await this.moduleOf(name)).slots?.[slot];
    if (!load) throw new RemoteUnavailable(name, new Error(`It has no slot ${slot}.`));
    const { Component } = await load();
    return Component;
  };

  private async moduleOf(name: RemoteName): Promise<PageRemote> {
    const loading = this.modules.get(name) ?? this.loadPastPreloads(name);
    this.modules.set(name, loading);
    try {
      return await loading;
    } catch (error) {
      this.modules.delete(name);
      throw new RemoteUnavailable(name, error);
    }
  }

  /** Loads the remote, and once more where only the document's preloads of it had failed. */
  private async loadPastPreloads(name: RemoteName): Promise<PageRemote> {
    const manifest = this.manifests.get(name);
    if (!manifest) throw new Error('The list of remotes does not name it.');
    try {
      return await this.load(name, manifest);
    } catch (error) {
      if (this.running.has(name) && (await consumePreloads(manifest))) return this.load(name, manifest);
      throw error;
    }
  }

  private async load(name: RemoteName, manifest: string): Promise<PageRemote> {
    const entry = await fetchEntryName(manifest);
    // The runtime keeps a failed remote's state; a forced registration drops it.
    const force = this.running.has(name);
    this.running.set(name, entry);
    this.host.registerRemotes([{ name, entry: new URL(entry, manifest).href }], { force });
    const module = await this.host.loadRemote<PageRemote>(`${name}/remote`);
    if (!module) throw new Error('It exposes no ./remote.');
    return module;
  }

  /** Whether the server has a newer build of the remote than this page runs; true once per tab and build. */
  async isStale(name: RemoteName): Promise<boolean> {
    const manifest = this.manifests.get(name);
    return manifest ? isReloadDue(manifest, this.running.get(name)) : false;
  }
}

/** A plain script element, as in the document's preloads: with crossorigin the browser would load it again. */
function createScript({ url }: { url: string }): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script');
  script.src = url;
  return { script, timeout: ENTRY_TIMEOUT_MS };
}

/**
 * After a failed preload, the browser answers the first request for the same address with that failure. Only the second
 * one asks the server, which may have recovered: here all scripts of a remote that the document preloads have their
 * first. Running them changes nothing, they only wait to be used.
 * @param manifest its address, beside which the scripts are
 * @returns false if there are none (any more)
 */
async function consumePreloads(manifest: string): Promise<boolean> {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].filter(
    ({ href }) => href.startsWith(folder),
  );
  await Promise.all(preloads.map(consumePreload));
  return preloads.length > 0;
}

const consumePreload = async (preload: HTMLLinkElement): Promise<void> => {
  const { script, timeout } = createScript({ url: preload.href });
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    setTimeout(resolve, timeout);
    preload.remove();
    document.head.append(script);
  });
  // Loaders wait for an element with the same address, instead of adding their own.
  script.remove();
};

/** The address of an entry is found from the manifest's, which must therefore be absolute. */
const toAbsolute = (address: string): string => new URL(address, location.origin).href;

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

function sharedModules(): Shared {
  const shared: Shared = {};
  for (const [name, library] of Object.entries(sharedLibraries)) {
    const version = SHARED_VERSIONS[name];
    if (!version) throw new Error(`The build knows no version of ${name}.`);
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    shared[name] = { version, scope: 'default', lib: () => library, shareConfig };
  }
  return shared;
}

/** What the router needs of the loader. */
export type Remotes = Pick<RemoteLoader, 'knows' | 'routesOf' | 'isStale'>;
