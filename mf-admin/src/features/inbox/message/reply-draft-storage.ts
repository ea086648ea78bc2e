/** An answer that is being written belongs to its message and to this tab: a reload or a failed sending loses none of it. */
const storageKey = (messageId: string): string => `gallery-answer:${messageId}`;

/** What stands in the boxes of an answer. */
export interface ReplyDraft {
  subject: string;
  text: string;
}

/** What was written before and not sent; null when there is nothing, or nothing that this version could have written. */
export function loadReplyDraft(messageId: string): ReplyDraft | null {
  try {
    const stored = window.sessionStorage.getItem(storageKey(messageId));
    const kept: unknown = stored === null ? null : JSON.parse(stored);
    return isReplyDraft(kept) ? kept : null;
  } catch {
    // Storage that is forbidden, or that another version of this page has written.
    return null;
  }
}

export function saveReplyDraft(messageId: string, draft: ReplyDraft): void {
  try {
    window.sessionStorage.setItem(storageKey(messageId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing keeps no draft either; the open form is not touched by that.
  }
}

export function clearReplyDraft(messageId: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(messageId));
  } catch {
    // As above.
  }
}

const isReplyDraft = (kept: unknown): kept is ReplyDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'subject' in kept &&
  'text' in kept &&
  typeof kept.subject === 'string' &&
  typeof kept.text === 'string';
