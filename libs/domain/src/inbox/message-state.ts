/** `open` while a reply is owed, `answered` after one (on screens: Replied), `closed` when none is needed. */
export const MESSAGE_STATES = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What staff do with a message. `take-up` replies to it with a commission request or an order. */
export type MessageAction = 'reply' | 'take-up' | 'close' | 'reopen';

/**
 * The next state. Everything is allowed from everywhere: a closed message can still be replied to. Repeating an action
 * changes nothing, and `take-up` does not reopen a closed message.
 */
export function nextMessageState(state: MessageState, move: MessageAction): MessageState {
  switch (move) {
    case 'reply':
      return 'answered';
    case 'take-up':
      return state === 'open' ? 'answered' : state;
    case 'close':
      return 'closed';
    case 'reopen':
      return 'open';
  }
}

/** The promised reply: none owed, due, or overdue. */
export type ReplyStatus = { kind: 'none' } | { kind: 'due' | 'late'; minutes: number };

const MINUTE_MS = 60_000;

/** @param dueAt when the reply is due; null if none was promised */
export function replyStatus(state: MessageState, dueAt: Date | null, now: Date): ReplyStatus {
  if (state !== 'open' || dueAt === null) return { kind: 'none' };
  const left = dueAt.getTime() - now.getTime();
  // In whole minutes, rounded towards the due time.
  return left > 0
    ? { kind: 'due', minutes: Math.ceil(left / MINUTE_MS) }
    : { kind: 'late', minutes: Math.floor(-left / MINUTE_MS) };
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** `Due in 5 h`, `2 h late`, `3 days late`; empty when no reply is owed. */
export function replyStatusLabel(standing: ReplyStatus): string {
  if (standing.kind === 'none') return '';
  const { kind, minutes } = standing;
  if (kind === 'late' && minutes < 1) return 'Due now';
  const span = formatSpan(minutes);
  return kind === 'due' ? `Due in ${span}` : `${span} late`;
}

/** Hours up to two days, then days. */
function formatSpan(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < 2 * DAY) return `${Math.floor(minutes / HOUR)} h`;
  return `${Math.floor(minutes / DAY)} days`;
}
