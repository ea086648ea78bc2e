import type { ConsoleRecordKind, StaffName } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { useEffect, useState } from 'react';
import { TextButton } from '../actions/text-button';
import { actionSentence } from '../text/action-sentences';
import type { RecordChange } from './change-batches';
import { useIsWritingHere } from './use-is-writing-here';
import { useConsoleConnection, useOpenRecord } from './live-records';

interface RecordChangeNoticeProps {
  /** Puts the current record into the form, instead of what was entered. */
  onTake?: (() => void) | undefined;
  /** The current record is not the one that the form was filled with; without it, there is only a message. */
  isNewer?: boolean;
}

/** In a form of the record that is open around it: who changed the record since the form was opened, and what. */
export function RecordChangeNotice({ onTake, isNewer = false }: RecordChangeNoticeProps) {
  const record = useOpenRecord();
  const self = useConsoleConnection()?.state.getState().self ?? null;
  const [change, forget] = useChangeByOthers();
  if (!record || (!change && !isNewer)) return null;
  const take = () => {
    forget();
    onTake?.();
  };
  return (
    <Notice tone="warning" title={changeLabel(record.kind, change, self)}>
      Your changes are still here
      {onTake && isNewer ? (
        <>
          , or <TextButton onClick={take}>load theirs</TextButton>
        </>
      ) : (
        '.'
      )}
    </Notice>
  );
}

const NOUNS: Record<ConsoleRecordKind, string> = {
  affiliate: 'partner',
  affiliate_commission: 'commission line',
  artwork: 'work',
  certificate: 'certificate',
  collector: 'collector',
  commission_request: 'commission',
  edition: 'edition',
  email: 'email',
  event: 'event',
  event_photo: 'photograph',
  letter: 'letter',
  message: 'message',
  order: 'order',
  payment_request: 'payment link',
  person: 'person',
  private_preview: 'preview',
  settings: 'section',
  staff: 'account',
};

function changeLabel(kind: ConsoleRecordKind, change: RecordChange | null, self: StaffName | null): string {
  const noun = NOUNS[kind];
  if (!change?.by) return `This ${noun} changed just now.`;
  const who = change.by.id === self?.id ? 'You, in another window,' : change.by.name;
  const what = change.action === undefined ? null : actionSentence(change.action);
  return `${who} changed this ${noun} just now${what === null ? '' : `: the ${noun} ${what}`}.`;
}

/** The latest change of the open record that was not made in this window, and a way to dismiss it. */
function useChangeByOthers(): [RecordChange | null, () => void] {
  const isWritingHere = useIsWritingHere();
  const connection = useConsoleConnection();
  const record = useOpenRecord();
  const [change, setChange] = useState<RecordChange | null>(null);
  const kind = record?.kind;
  const id = record?.id;
  useEffect(
    () =>
      connection?.onChange((message) => {
        if (message.kind !== kind || message.id !== id) return;
        const isByOthers = message.by !== undefined && message.by.id !== connection.state.getState().self?.id;
        if (!isByOthers && (isWritingHere() || (!message.by && KINDS_WITH_MINOR_CHANGES.has(message.kind))))
          return;
        // The record announces the same change, too, without saying who made it.
        setChange((before) => (before?.by && !message.by ? before : message));
      }),
    [connection, isWritingHere, kind, id],
  );
  return [change, () => setChange(null)];
}

/** Records that also announce what nobody needs to know while writing: that a message was read, a mail was sent. */
const KINDS_WITH_MINOR_CHANGES: ReadonlySet<ConsoleRecordKind> = new Set(['message', 'email']);
