import {
  exportCollector,
  sendCollectorPasswordLink,
  signOutCollector,
  deleteCollector,
} from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailSection } from '../../components/records/detail-section';
import { OwnerOnly } from '../../components/session/staff-session';
import { errorMessage } from '../../components/feedback/error-notice';
import { saveBlob } from '../../components/actions/export-csv-button';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

interface CollectorActionsProps {
  collector: CollectorDetail;
  onRemoved: () => void;
}

/** What can be done with their account at their wish. */
export function CollectorActions({ collector, onRemoved }: CollectorActionsProps) {
  const { id, firstName, email, sessions } = collector;
  const [isAsking, setAsking] = useState(false);
  const onError = (failure: Error) =>
    showToast({ title: 'Something went wrong', description: errorMessage(failure), tone: 'destructive' });
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
                onSuccess: () => showToast({ title: `${firstName} was signed out everywhere` }),
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

interface DeleteCollectorDialogProps {
  collector: Pick<CollectorDetail, 'id' | 'firstName' | 'email'>;
  onClose: () => void;
  onRemoved: () => void;
}

/** Deletes an account because its collector asks for it. Their address is typed first: it cannot be undone. */
function DeleteCollectorDialog({ collector, onClose, onRemoved }: DeleteCollectorDialogProps) {
  const { id, firstName, email } = collector;
  const form = useMutationForm({
    mutation: deleteCollector(id),
    defaultValues: { typed: '' },
    validate: ({ typed }) => ({
      typed: typed.trim().toLowerCase() === email ? undefined : 'Enter their email address as shown above.',
    }),
    toRequest: () => undefined,
    onSuccess: onRemoved,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Delete ${firstName}’s account?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      failureTitle="The account was not deleted."
    >
      <p>
        Favorites, reservations, notes and previews are deleted. Orders, certificates and commissions are kept
        without a name. The collector gets an email. This cannot be undone.
      </p>
      <form.TextField name="typed" label={`Enter ${email} to confirm`} type="email" autoComplete="off" />
    </ConfirmFormDialog>
  );
}
