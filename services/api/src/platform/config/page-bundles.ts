import path from 'node:path';
import { REMOTE_NAMES } from '@gallery/contracts';
import type { EnvironmentReader } from './environment-reader';

const BUNDLE_NAMES: readonly string[] = ['shell', ...REMOTE_NAMES];

/** `PAGE_BUNDLES`: `shell=folder,mf_storefront=folder`, the folders absolute. Null when pages are not rendered. */
export function readPageBundleFolders(read: EnvironmentReader): Record<string, string> | null {
  const given = read.optional('PAGE_BUNDLES');
  if (given === null) return null;
  const folders = new Map<string, string>();
  for (const pair of given.split(',')) {
    const [name = '', folder = ''] = pair.split('=').map((part) => part.trim());
    if (BUNDLE_NAMES.includes(name) && path.isAbsolute(folder)) folders.set(name, folder);
    else {
      read.addError(
        `PAGE_BUNDLES must be name=/absolute/folder pairs for shell and remotes, separated by commas; "${pair.trim()}" is not.`,
      );
    }
  }
  if (!folders.has('shell'))
    read.addError('PAGE_BUNDLES must name the folder of the shell: it renders all others.');
  return Object.fromEntries(folders);
}
