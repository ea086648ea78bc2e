import { parseRemoteList, type RemoteList } from '@gallery/contracts';

/**
 * Reads the list of remotes: from the document's `remotes` block, which saves a round trip, else from /remotes.json. If it
 * cannot be read it is empty: the layout is shown, and every page says that it is not available.
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
