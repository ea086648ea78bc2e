import { isApiError } from '@gallery/api-client';
import type { OrderHistoryEntry } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { Timeline } from '../../parts/timeline';
import { actorWords, historyWords } from './order-words';

export interface OrderConflictProps {
  failure: Error | null;
  /** What others have done to the order since the form was opened. */
  news: readonly OrderHistoryEntry[];
  /** The word that is to be pressed again. */
  word: string;
}

/** Somebody else was faster: says what they did, and that nothing typed is lost. */
export function OrderConflict({ failure, news, word }: OrderConflictProps) {
  if (!isConflict(failure)) return null;
  return (
    <div>
      <Notice tone="warning" isAnswer title="Somebody else has changed this order meanwhile.">
        What you typed is still here. Press {word} again if it shall hold all the same.
      </Notice>
      {news.length > 0 && (
        <Timeline
          label="What happened meanwhile"
          entries={news.map((entry, index) => ({
            key: `${index}`,
            at: entry.at,
            text: historyWords(entry),
            by: actorWords(entry.actor),
          }))}
        />
      )}
    </div>
  );
}

/** Whether an attempt was refused for that; its own notice says so then. */
export const isConflict = (failure: Error | null): boolean => isApiError(failure, 'changed_meanwhile');
