import {
  enrollSecondFactor,
  confirmSecondFactor,
  invalidateAdmin,
  removeSecondFactor,
} from '@gallery/api-client';
import type { AdminAccount } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useQueryClient, type MutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { HelpText, PageSection } from '../../components/page/page-section';
import styles from './account.module.css';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';

interface SecondFactorSettingsProps {
  account: AdminAccount;
  /** It cannot be turned off here. */
  isRequired?: boolean;
}

/** Sets an authenticator app up beside the password, or takes it away. */
export function SecondFactorSettings({
  account: { hasSecondFactor, recoveryCodesLeft },
  isRequired = false,
}: SecondFactorSettingsProps) {
  const queryClient = useQueryClient();
  const [enrollment, setEnrollment] = useState<{ qrCode: string; secret: string } | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const refetch = () => invalidateAdmin(queryClient, ['/api/admin/account']);
  return (
    <PageSection title="Second factor">
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      {hasSecondFactor && (
        <>
          <HelpText>
            Signing in requires a code from your authenticator app.{' '}
            {recoveryCodesLeft === 1
              ? 'One recovery code is left.'
              : `${recoveryCodesLeft} recovery codes are left.`}
          </HelpText>
          {!isRequired && (
            <PasswordForm
              key="remove"
              buttonLabel="Turn off"
              failureTitle="The second factor was not turned off."
              mutation={{
                ...removeSecondFactor(),
                onSuccess: async () => {
                  setEnrollment(null);
                  setRecoveryCodes(null);
                  showToast({ title: 'Second factor turned off' });
                  await refetch();
                },
              }}
            />
          )}
        </>
      )}
      {!hasSecondFactor && !enrollment && (
        <>
          <HelpText>
            With an authenticator app on your phone, a stolen password is not enough to sign in.
          </HelpText>
          <PasswordForm
            key="enroll"
            buttonLabel="Set up"
            failureTitle="The second factor was not set up."
            mutation={{ ...enrollSecondFactor(), onSuccess: setEnrollment }}
          />
        </>
      )}
      {!hasSecondFactor && enrollment && (
        <>
          <HelpText>
            Scan this with your app, or type in the key. Then enter the code your app shows.
          </HelpText>
          <img src={enrollment.qrCode} alt="QR code for the authenticator app" className={styles.code} />
          <code className={styles.secret}>{enrollment.secret}</code>
          <CredentialForm
            key="confirm"
            kind="code"
            toRequest={(code) => ({ code })}
            buttonLabel="Turn on"
            failureTitle="The second factor was not turned on."
            mutation={{
              ...confirmSecondFactor(),
              onSuccess: async (answer) => {
                setRecoveryCodes(answer.recoveryCodes);
                await refetch();
              },
            }}
          />
        </>
      )}
    </PageSection>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <HelpText>
        The second factor is on. Save these recovery codes: each signs you in once if you lose your phone.
        They won’t be shown again.
      </HelpText>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}

interface CredentialFormProps<Answer, Body> {
  kind: 'password' | 'code';
  buttonLabel: string;
  /** Before the sentence of an error that is not about the field. */
  failureTitle: string;
  /** Handles the answer: the form may be gone by then. */
  mutation: MutationOptions<Answer, Error, Body>;
  toRequest: (credential: string) => Body;
}

function PasswordForm<Answer>(
  props: Pick<CredentialFormProps<Answer, { password: string }>, 'buttonLabel' | 'failureTitle' | 'mutation'>,
) {
  return <CredentialForm {...props} kind="password" toRequest={(password) => ({ password })} />;
}

/** A password or a code, and what is done with it. */
function CredentialForm<Answer, Body>({
  kind,
  buttonLabel,
  failureTitle,
  mutation,
  toRequest,
}: CredentialFormProps<Answer, Body>) {
  const form = useMutationForm({
    mutation,
    defaultValues: { credential: '' },
    fieldNames: { [kind]: 'credential' },
    toRequest: ({ credential }) => toRequest(credential),
    clearsOnSuccess: true,
  });
  return (
    <Form form={form} look="boxed" className={styles.form}>
      {kind === 'password' ? (
        <form.PasswordField
          name="credential"
          label="Your password"
          autoComplete="current-password"
          required
        />
      ) : (
        <form.TextField
          name="credential"
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      )}
      <ErrorNotice title={failureTitle} failure={form.formError} />
      <div>
        <SubmitButton
          form={form}
          variant="filled"
          size="dense"
          disabled={form.watch('credential').trim() === ''}
          busyText="Checking..."
        >
          {buttonLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}
