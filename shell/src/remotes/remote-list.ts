import { parseRemoteList, type RemoteList } from '@gallery/contracts';

/**
 * Where the remotes live: from the document's `remotes` block, which saves a round trip, else from /remotes.json. A
 * list that cannot be read is an empty one: the layout still renders and every page shows that it is missing.
 */
export async function readRemoteList(): Promise<RemoteList> {
  try {
    const inDocument = document.getElementById('remotes')?.textContent;
    return parseRemoteList(inDocument ? JSON.parse(inDocument) : await fetchRemoteList());
  } catch (error) {
    reportError(error);
    return { remotes: [] };
  }
}

async function fetchRemoteList(): Promise<unknown> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}.`);
  return response.json();
}
