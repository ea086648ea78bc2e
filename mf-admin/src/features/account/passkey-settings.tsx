import {
  invalidateAdmin,
  passkeysQuery,
  registerPasskey,
  removePasskey,
  startPasskeyRegistration,
} from '@gallery/api-client';
import type { StaffPasskey } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { QueryState } from '../../components/feedback/query-state';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { HelpText, PageSection } from '../../components/page/page-section';
import { createPasskey } from '../../components/session/passkey-prompts';
import { DateTime } from '../../components/text/date-time';
import styles from './account.module.css';

/** The caller's passkeys, and a form for another. */
export function PasskeySettings() {
  const query = useQuery(passkeysQuery());
  return (
    <PageSection title="Passkeys">
      <HelpText>
        Sign in with your fingerprint, face or PIN instead of a password and code. Once you add a passkey,
        your password alone no longer signs you in.
      </HelpText>
      <QueryState query={query} subject="passkeys">
        {(passkeys) => (
          <>
            {passkeys.length > 0 && (
              <ul className={styles.passkeys} aria-label="Passkeys">
                {passkeys.map((passkey) => (
                  <Passkey key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            <AddPasskeyForm />
          </>
        )}
      </QueryState>
    </PageSection>
  );
}

function Passkey({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: StaffPasskey }) {
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    ...removePasskey(),
    onSuccess: () => showToast({ title: `${name} was removed` }),
  });
  return (
    <li className={styles.passkey}>
      <span>
        {name}, added <DateTime at={createdAt} shape="short" />
        {lastUsedAt !== null && (
          <>
            , last used <DateTime at={lastUsedAt} shape="short" />
          </>
        )}
      </span>
      <TextButton onClick={() => setAsking(true)}>Remove {name}</TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        mutation={removing}
        failureTitle="The passkey was not removed."
        onConfirm={() => removing.mutate({ id })}
      >
        <p>It will no longer sign you in. Also delete it from your device or password manager.</p>
      </ConfirmDialog>
    </li>
  );
}

function AddPasskeyForm() {
  const queryClient = useQueryClient();
  const form = useMutationForm({
    mutation: {
      mutationFn: async (name: string) => {
        const { options } = await startPasskeyRegistration();
        return registerPasskey(name, await createPasskey(options));
      },
      onSettled: () => invalidateAdmin(queryClient, ['/api/admin/account', '/api/admin/account/passkeys']),
    },
    defaultValues: { name: '' },
    toRequest: ({ name }) => name.trim(),
    clearsOnSuccess: true,
    toast: 'Passkey added',
  });
  return (
    <Form form={form} look="boxed" className={styles.form}>
      <form.TextField name="name" label="Device name" autoComplete="off" required />
      <ErrorNotice
        title="The passkey was not added."
        failure={form.formError}
        fallback="Your browser didn’t create one. Please try again."
      />
      <div>
        <SubmitButton
          form={form}
          variant="filled"
          size="dense"
          disabled={form.watch('name').trim() === ''}
          busyText="Adding..."
        >
          Add passkey
        </SubmitButton>
      </div>
    </Form>
  );
}
