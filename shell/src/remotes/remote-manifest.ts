/** On a slow 3G line a manifest takes 2.3 s. One that takes longer counts as unavailable. */
const MANIFEST_TIMEOUT_MS = 5_000;

/**
 * Name of the remote's entry, `remoteEntry.7537387c.js`, which contains a hash of every chunk's name.
 * @param manifest address of the remote's manifest
 * @throws when the manifest cannot be loaded or names none
 */
export async function fetchEntryName(manifest: string, options?: RequestInit): Promise<string> {
  const response = await fetch(manifest, { ...options, signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${manifest} answered ${response.status}.`);
  const name = readMember(readMember(readMember(await response.json(), 'metaData'), 'remoteEntry'), 'name');
  if (typeof name !== 'string') throw new Error(`${manifest} names no entry.`);
  return name;
}

function readMember(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
