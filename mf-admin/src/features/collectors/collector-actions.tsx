import { exportCollector, sendCollectorPasswordLink, signCollectorOut } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnersOnly } from '../../parts/owners-only';
import { sentenceOf } from '../../parts/problem';
import { saveFile } from '../../parts/save-file';
import styles from './collectors.module.css';
import { DetailPart } from './detail-part';
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
      <ul className={styles.words}>
        <li>
          <Button
            variant="word"
            isBusy={link.isPending}
            onClick={() =>
              link.mutate(undefined, {
                onSuccess: () => notify({ title: `The link goes to ${email}` }),
                onError,
              })
            }
          >
            Send password link
          </Button>
        </li>
        {sessions > 0 && (
          <li>
            <Button
              variant="word"
              isBusy={leaving.isPending}
              onClick={() =>
                leaving.mutate(undefined, {
                  onSuccess: () => notify({ title: `${firstName} is signed out everywhere` }),
                  onError,
                })
              }
            >
              Sign out everywhere
            </Button>
          </li>
        )}
        <OwnersOnly>
          <li>
            <Button
              variant="word"
              isBusy={exporting.isPending}
              onClick={() =>
                exporting.mutate(undefined, {
                  onSuccess: (file) => saveFile(file, 'collector-account.json'),
                  onError,
                })
              }
            >
              Export personal data
            </Button>
          </li>
          <li>
            <Button variant="word" tone="destructive" onClick={() => setAsking(true)}>
              Delete account
            </Button>
          </li>
        </OwnersOnly>
      </ul>
      {isAsking && (
        <RemoveCollector collector={collector} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </DetailPart>
  );
}
