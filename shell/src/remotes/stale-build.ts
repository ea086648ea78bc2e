import { tabStorage, readStorage, writeStorage } from '@gallery/session';
import { fetchEntryName } from './remote-manifest';

/** Session storage: the build that this tab was already reloaded for. */
const RELOADED_FOR = 'reloaded-for-build';

/** Whether an import failed to download, rather than to run. */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * After a deploy an open tab requests chunks that may be gone; only a new document helps. True when the server has
 * another build of the remote than this page runs and the tab was not yet reloaded for it. False while the server is
 * down: a reload would lose the page for no gain.
 * @param manifestUrl address of the remote's manifest
 * @param running name of the remote entry that this page runs
 */
export async function isReloadDue(manifestUrl: string, running: string | null | undefined): Promise<boolean> {
  const build = await fetchEntryName(manifestUrl, { cache: 'no-cache' }).catch(() => null);
  if (!build || build === running || readStorage(tabStorage, RELOADED_FOR) === build) return false;
  writeStorage(tabStorage, RELOADED_FOR, build);
  // Without storage the page would reload forever.
  return readStorage(tabStorage, RELOADED_FOR) === build;
}
