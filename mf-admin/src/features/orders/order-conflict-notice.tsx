import type { OrderHistoryEntry } from '@gallery/contracts';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { Timeline } from '../../components/records/timeline';
import { actorLabel, historyLabel } from './order-labels';

export interface OrderConflictNoticeProps {
  /** What others have done to the order since the form was opened. */
  newEntries: readonly OrderHistoryEntry[];
  /** On the button that is to be pressed again. */
  buttonLabel: string;
}

/** Somebody else was faster: says what they did, and that nothing typed is lost. */
export function OrderConflictNotice({ newEntries, buttonLabel }: OrderConflictNoticeProps) {
  return (
    <div>
      <ConflictNotice subject="order">
        What you typed is still here. Press {buttonLabel} again if it shall hold all the same.
      </ConflictNotice>
      {newEntries.length > 0 && (
        <Timeline
          label="What happened meanwhile"
          entries={newEntries.map((entry, index) => ({
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
