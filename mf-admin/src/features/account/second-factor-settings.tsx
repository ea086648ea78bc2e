import {
  enrollSecondFactor,
  confirmSecondFactor,
  ADMIN_ACCOUNT_KEY,
  removeSecondFactor,
} from '@gallery/api-client';
import type { AdminAccount } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PageSection, HelpText } from '../../components/page/page-section';
import styles from './account.module.css';
import { CredentialForm } from './credential-form';

export interface SecondFactorSettingsProps {
  account: AdminAccount;
}

/** Sets an authenticator app up beside the password, or takes it away. */
export function SecondFactorSettings({ account }: SecondFactorSettingsProps) {
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: ADMIN_ACCOUNT_KEY });
  const begin = useMutation(enrollSecondFactor());
  const confirm = useMutation({ ...confirmSecondFactor(), onSuccess: readAnew });
  const remove = useMutation({
    ...removeSecondFactor(),
    onSuccess: async () => {
      begin.reset();
      confirm.reset();
      showToast({ title: 'The second factor is off' });
      await readAnew();
    },
  });
  return (
    <PageSection title="Second factor">
      {confirm.data && <RecoveryCodes codes={confirm.data.recoveryCodes} />}
      {account.hasSecondFactor && (
        <>
          <HelpText>
            The login asks for a code of your authenticator app.{' '}
            {account.recoveryCodesLeft === 1
              ? 'One recovery code is left.'
              : `${account.recoveryCodesLeft} recovery codes are left.`}
          </HelpText>
          <CredentialForm
            kind="password"
            buttonLabel="Turn off"
            failureTitle="The second factor is still on."
            isPending={remove.isPending}
            failure={remove.error}
            onSubmit={remove.mutate}
          />
        </>
      )}
      {!account.hasSecondFactor && !begin.data && (
        <>
          <HelpText>With an authenticator app on your phone, a stolen password alone opens nothing.</HelpText>
          <CredentialForm
            kind="password"
            buttonLabel="Set up"
            failureTitle="It could not be set up."
            isPending={begin.isPending}
            failure={begin.error}
            onSubmit={begin.mutate}
          />
        </>
      )}
      {!account.hasSecondFactor && begin.data && (
        <>
          <HelpText>
            Scan this with the app, or type the letters into it. Then enter the code that it shows.
          </HelpText>
          <img src={begin.data.qrCode} alt="QR code for the authenticator app" className={styles.code} />
          <code className={styles.secret}>{begin.data.secret}</code>
          <CredentialForm
            kind="code"
            buttonLabel="Turn on"
            failureTitle="The second factor is not on."
            isPending={confirm.isPending}
            failure={confirm.error}
            onSubmit={confirm.mutate}
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
        The second factor is on. Write these recovery codes down: each lets you in once when the phone is
        gone, and they are not shown again.
      </HelpText>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}
