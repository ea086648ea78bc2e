import {
  SLOTS,
  type RemoteList,
  type RemoteLocation,
  type RemoteModule,
  type RemoteName,
  type SlotName,
} from '@gallery/contracts';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RemoteUnavailable } from './remote-unavailable-error';
import { sharedLibraries } from './shared-libraries';
import { entryName, isReloadDue } from './stale-build';

/** Installed versions by package name, set by tools/build/rspack.mjs. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

type PageRemote = RemoteModule<RouteObject, ComponentType>;

/**
 * A manifest or an entry that takes longer counts as unavailable; on a slow 3G line each takes 2.3 s. The runtime's
 * own limit is 20 s.
 */
const LOADING_TIMEOUT_MS = 5_000;

// Remotes are built without a runtime of their own (externalRuntime) and look for it under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Loads remotes by name at run time, from where the list says they are hosted. */
export class RemoteLoader {
  private readonly host;
  private readonly remotes: ReadonlyMap<RemoteName, RemoteLocation>;
  private readonly failed = new Set<RemoteName>();
  /** Names of loaded remote entries, by manifest address. */
  private readonly running = new Map<string, string | null>();

  constructor(list: RemoteList) {
    this.remotes = new Map(list.remotes.map((remote) => [remote.name, toAbsoluteLocation(remote)]));
    this.host = createInstance({
      name: 'shell',
      remotes: [...this.remotes.values()],
      shared: sharedModules(),
      plugins: [this.loading()],
    });
  }

  /**
   * A manifest or an entry that takes longer counts as unavailable; on a slow 3G line each takes 2.3 s. The runtime's
   * own limit is 20 s.
   */
  knows(name: RemoteName): boolean {
    return this.remotes.has(name);
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
    try {
      return await this.load(name);
    } catch (error) {
      // After a failed preload, the browser answers the first request for the same address with that failure. Only
      // the second one asks the server, which may have recovered.
      if (this.dropPreload(name)) return this.moduleOf(name);
      throw new RemoteUnavailable(name, error);
    }
  }

  private async load(name: RemoteName): Promise<PageRemote> {
    this.forgetFailure(name);
    try {
      const module = await this.host.loadRemote<PageRemote>(`${name}/remote`);
      if (!module) throw new Error('It exposes no ./remote.');
      return module;
    } catch (error) {
      this.failed.add(name);
      throw error;
    }
  }

  /** Removes the preload of the remote's entry from the document; false if there is none or the entry is unknown. */
  private dropPreload(name: RemoteName): boolean {
    const entry = this.running.get(this.remotes.get(name)?.entry ?? '');
    if (!entry) return false;
    const preload = document.querySelector(`link[rel="preload"][href$="/${CSS.escape(entry)}"]`);
    preload?.remove();
    return preload !== null;
  }

  /** Whether the server has a newer build of the remote than this page runs; true once per tab and build. */
  async isStale(name: RemoteName): Promise<boolean> {
    const remote = this.remotes.get(name);
    return remote ? isReloadDue(remote.entry, this.running.get(remote.entry)) : false;
  }

  /** The runtime keeps a failed remote's state; a forced registration drops it. */
  private forgetFailure(name: RemoteName): void {
    const remote = this.remotes.get(name);
    if (remote && this.failed.delete(name)) this.host.registerRemotes([remote], { force: true });
  }

  private loading(): ModuleFederationRuntimePlugin {
    return {
      name: 'loading',
      fetch: (address, options) =>
        fetch(address, { ...options, signal: AbortSignal.timeout(LOADING_TIMEOUT_MS) }),
      // A plain script element, as in the document's preloads: with crossorigin the browser would load it again.
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        return { script, timeout: LOADING_TIMEOUT_MS };
      },
      // Before the code that needs them: the runtime would add the style sheets itself, and
      // that code, which waits for its own, would take those for loaded and show the page without styles.
      createLink: ({ url, attrs }) => {
        if (attrs?.['rel'] !== 'stylesheet') return undefined;
        const link = document.createElement('link');
        link.rel = 'preload';
        link.as = 'style';
        link.href = url;
        return link;
      },
      afterLoadManifest: ({ manifestUrl, manifestJson }) => {
        this.running.set(manifestUrl, entryName(manifestJson));
      },
    };
  }
}

/** Chunks are resolved against the manifest's address, which must therefore be absolute. */
function toAbsoluteLocation({ name, entry }: RemoteLocation): RemoteLocation {
  return { name, entry: new URL(entry, location.origin).href };
}

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
