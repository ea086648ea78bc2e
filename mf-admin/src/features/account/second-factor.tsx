import {
  beginSecondFactor,
  confirmSecondFactor,
  CONSOLE_ACCOUNT_KEY,
  removeSecondFactor,
} from '@gallery/api-client';
import type { ConsoleAccount } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConsolePart, Help } from '../../parts/console-part';
import styles from './account.module.css';
import { OneFieldForm } from './one-field-form';

export interface SecondFactorProps {
  account: ConsoleAccount;
}

/** Sets an authenticator app up beside the password, or takes it away. */
export function SecondFactor({ account }: SecondFactorProps) {
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: CONSOLE_ACCOUNT_KEY });
  const begin = useMutation(beginSecondFactor());
  const confirm = useMutation({ ...confirmSecondFactor(), onSuccess: readAnew });
  const remove = useMutation({
    ...removeSecondFactor(),
    onSuccess: async () => {
      begin.reset();
      confirm.reset();
      notify({ title: 'The second factor is off' });
      await readAnew();
    },
  });
  return (
    <ConsolePart title="Second factor">
      {confirm.data && <NewCodes codes={confirm.data.recoveryCodes} />}
      {account.hasSecondFactor && (
        <>
          <Help>
            The login asks for a code of your authenticator app.{' '}
            {account.recoveryCodesLeft === 1
              ? 'One recovery code is left.'
              : `${account.recoveryCodesLeft} recovery codes are left.`}
          </Help>
          <OneFieldForm
            kind="password"
            word="Turn off"
            failureTitle="The second factor is still on."
            isPending={remove.isPending}
            failure={remove.error}
            onSubmit={remove.mutate}
          />
        </>
      )}
      {!account.hasSecondFactor && !begin.data && (
        <>
          <Help>With an authenticator app on your phone, a stolen password alone opens nothing.</Help>
          <OneFieldForm
            kind="password"
            word="Set up"
            failureTitle="It could not be set up."
            isPending={begin.isPending}
            failure={begin.error}
            onSubmit={begin.mutate}
          />
        </>
      )}
      {!account.hasSecondFactor && begin.data && (
        <>
          <Help>Scan this with the app, or type the letters into it. Then enter the code that it shows.</Help>
          <img src={begin.data.qrCode} alt="QR code for the authenticator app" className={styles.code} />
          <code className={styles.secret}>{begin.data.secret}</code>
          <OneFieldForm
            kind="code"
            word="Turn on"
            failureTitle="The second factor is not on."
            isPending={confirm.isPending}
            failure={confirm.error}
            onSubmit={confirm.mutate}
          />
        </>
      )}
    </ConsolePart>
  );
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Help>
        The second factor is on. Write these recovery codes down: each lets you in once when the phone is
        gone, and they are not shown again.
      </Help>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}
