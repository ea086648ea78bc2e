import { exportCollector, sendCollectorPasswordLink, signOutCollector } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailSection } from '../../components/records/detail-section';
import { OwnerOnly } from '../../components/session/owner-only';
import { errorMessage } from '../../components/feedback/error-notice';
import { saveBlob } from '../../components/actions/save-blob';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { DeleteCollectorDialog } from './delete-collector-dialog';

export interface CollectorActionsProps {
  collector: CollectorDetail;
  onRemoved: () => void;
}

/** What can be done with their account at their wish. */
export function CollectorActions({ collector, onRemoved }: CollectorActionsProps) {
  const { id, firstName, email, sessions } = collector;
  const [isAsking, setAsking] = useState(false);
  const onError = (failure: Error) =>
    showToast({ title: 'That did not work', description: errorMessage(failure), tone: 'destructive' });
  const link = useMutation(sendCollectorPasswordLink(id));
  const leaving = useMutation(signOutCollector(id));
  const exporting = useMutation(exportCollector(id));
  return (
    <DetailSection title="Account">
      <ActionList>
        <ActionItem
          isBusy={link.isPending}
          onClick={() =>
            link.mutate(undefined, {
              onSuccess: () => showToast({ title: `The link goes to ${email}` }),
              onError,
            })
          }
        >
          Send password link
        </ActionItem>
        {sessions > 0 && (
          <ActionItem
            isBusy={leaving.isPending}
            onClick={() =>
              leaving.mutate(undefined, {
                onSuccess: () => showToast({ title: `${firstName} is signed out everywhere` }),
                onError,
              })
            }
          >
            Sign out everywhere
          </ActionItem>
        )}
        <OwnerOnly>
          <ActionItem
            isBusy={exporting.isPending}
            onClick={() =>
              exporting.mutate(undefined, {
                onSuccess: (file) => saveBlob(file, 'collector-account.json'),
                onError,
              })
            }
          >
            Export personal data
          </ActionItem>
          <ActionItem tone="destructive" onClick={() => setAsking(true)}>
            Delete account
          </ActionItem>
        </OwnerOnly>
      </ActionList>
      {isAsking && (
        <DeleteCollectorDialog collector={collector} onClose={() => setAsking(false)} onRemoved={onRemoved} />
      )}
    </DetailSection>
  );
}
