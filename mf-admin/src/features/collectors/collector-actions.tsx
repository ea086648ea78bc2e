import { exportCollector, sendCollectorPasswordLink, signCollectorOut } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailPart } from '../../parts/detail-part';
import { OwnersOnly } from '../../parts/owners-only';
import { sentenceOf } from '../../parts/problem';
import { saveFile } from '../../parts/save-file';
import { Word, WordList } from '../../parts/word-list';
import { RemoveCollector } from './remove-collector';

export interface CollectorActionsProps {
  collector: CollectorDetail;
  onRemoved: () => void;
}

/** What can be done with their account at their wish. */
export function CollectorActions({ collector, onRemoved }: CollectorActionsProps) {
  const { id, firstName, email, sessions } = collector;
  const [isAsking, setAsking] = useState(false);
  const onError = (failure: Error) =>
    notify({ title: 'That did not work', description: sentenceOf(failure), tone: 'destructive' });
  const link = useMutation(sendCollectorPasswordLink(id));
  const leaving = useMutation(signCollectorOut(id));
  const exporting = useMutation(exportCollector(id));
  return (
    <DetailPart title="Account">
      <WordList>
        <Word
          isBusy={link.isPending}
          onClick={() =>
            link.mutate(undefined, {
              onSuccess: () => notify({ title: `The link goes to ${email}` }),
              onError,
            })
          }
        >
          Send password link
        </Word>
        {sessions > 0 && (
          <Word
            isBusy={leaving.isPending}
            onClick={() =>
              leaving.mutate(undefined, {
                onSuccess: () => notify({ title: `${firstName} is signed out everywhere` }),
                onError,
              })
            }
          >
            Sign out everywhere
          </Word>
        )}
        <OwnersOnly>
          <Word
            isBusy={exporting.isPending}
            onClick={() =>
              exporting.mutate(undefined, {
                onSuccess: (file) => saveFile(file, 'collector-account.json'),
                onError,
              })
            }
          >
            Export personal data
          </Word>
          <Word tone="destructive" onClick={() => setAsking(true)}>
            Delete account
          </Word>
        </OwnersOnly>
      </WordList>
      {isAsking && (
        <RemoveCollector collector={collector} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </DetailPart>
  );
}
