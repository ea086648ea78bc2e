/** `open` as long as the gallery owes an answer, `answered` once it gave one, `closed` when none is needed (any more). */
export const MESSAGE_STATES = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What somebody of the gallery does about a message. `take-up` is an answer by deed: a commission, an order. */
export type MessageAction = 'answer' | 'take-up' | 'close' | 'reopen';

/**
 * Where a move leads. Everything may be done from everywhere: a closed message can be answered after all. What is done
 * already stays as it is, and a deed does not open what was closed.
 */
export function nextMessageState(state: MessageState, move: MessageAction): MessageState {
  switch (move) {
    case 'answer':
      return 'answered';
    case 'take-up':
      return state === 'open' ? 'answered' : state;
    case 'close':
      return 'closed';
    case 'reopen':
      return 'open';
  }
}

/** How a message stands with what was promised: nothing promised or owed, still time, or past it. */
export type ReplyStatus = { kind: 'none' } | { kind: 'due' | 'late'; minutes: number };

const MINUTE_MS = 60_000;

/** @param dueAt by when an answer was promised; null where nothing was */
export function replyStatus(state: MessageState, dueAt: Date | null, now: Date): ReplyStatus {
  if (state !== 'open' || dueAt === null) return { kind: 'none' };
  const left = dueAt.getTime() - now.getTime();
  // In whole minutes, rounded towards the promise: a minute that has begun is not over.
  return left > 0
    ? { kind: 'due', minutes: Math.ceil(left / MINUTE_MS) }
    : { kind: 'late', minutes: Math.floor(-left / MINUTE_MS) };
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** `Due in 5 h`, `2 h late`, `3 days late`; empty where nothing is owed. */
export function replyStatusLabel(standing: ReplyStatus): string {
  if (standing.kind === 'none') return '';
  const { kind, minutes } = standing;
  if (kind === 'late' && minutes < 1) return 'Due now';
  const span = formatSpan(minutes);
  return kind === 'due' ? `Due in ${span}` : `${span} late`;
}

/** Hours up to two days, as promises are counted; days after that. */
function formatSpan(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < 2 * DAY) return `${Math.floor(minutes / HOUR)} h`;
  return `${Math.floor(minutes / DAY)} days`;
}
