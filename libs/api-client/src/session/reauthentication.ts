/** Asks the person at the keyboard to confirm who they are; false when they decline. */
type ReauthenticationPrompt = () => Promise<boolean>;

let prompt: ReauthenticationPrompt | null = null;
/** Requests that are refused at the same time share one dialog. */
let pending: Promise<boolean> | null = null;

/** Sets who asks, until the returned function is called. */
export function onReauthentication(ask: ReauthenticationPrompt): () => void {
  prompt = ask;
  return () => {
    if (prompt === ask) prompt = null;
  };
}

/** Whether the person has confirmed who they are, so that the request can be repeated. */
export async function confirmIdentity(): Promise<boolean> {
  if (prompt === null) return false;
  pending ??= prompt().finally(() => {
    pending = null;
  });
  return pending;
}
