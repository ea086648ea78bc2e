import { isApiError } from '@gallery/api-client';
import type { OrderHistoryEntry } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { Timeline } from '../../components/records/timeline';
import { actorLabel, historyLabel } from './order-labels';

export interface OrderConflictNoticeProps {
  failure: Error | null;
  /** What others have done to the order since the form was opened. */
  newEntries: readonly OrderHistoryEntry[];
  /** The word that is to be pressed again. */
  buttonLabel: string;
}

/** Somebody else was faster: says what they did, and that nothing typed is lost. */
export function OrderConflictNotice({
  failure,
  newEntries: news,
  buttonLabel: word,
}: OrderConflictNoticeProps) {
  if (!isOrderConflict(failure)) return null;
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
            text: historyLabel(entry),
            by: actorLabel(entry.actor),
          }))}
        />
      )}
    </div>
  );
}

/** Whether an attempt was refused for that; its own notice says so then. */
export const isOrderConflict = (failure: Error | null): boolean => isApiError(failure, 'changed_meanwhile');
