/** An answer that is being written belongs to its message and to this tab: a reload or a failed sending loses none of it. */
const keyOf = (messageId: string): string => `gallery-answer:${messageId}`;

/** What stands in the boxes of an answer. */
export interface AnswerDraft {
  subject: string;
  text: string;
}

/** What was written before and not sent; null when there is nothing, or nothing that this version could have written. */
export function keptAnswer(messageId: string): AnswerDraft | null {
  try {
    const stored = window.sessionStorage.getItem(keyOf(messageId));
    const kept: unknown = stored === null ? null : JSON.parse(stored);
    return isDraft(kept) ? kept : null;
  } catch {
    // Storage that is forbidden, or that another version of this page has written.
    return null;
  }
}

export function keepAnswer(messageId: string, draft: AnswerDraft): void {
  try {
    window.sessionStorage.setItem(keyOf(messageId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing keeps no draft either; the open form is not touched by that.
  }
}

export function forgetAnswer(messageId: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(messageId));
  } catch {
    // As above.
  }
}

const isDraft = (kept: unknown): kept is AnswerDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'subject' in kept &&
  'text' in kept &&
  typeof kept.subject === 'string' &&
  typeof kept.text === 'string';
