import type { CollectorRecord } from '@gallery/contracts';
import { exportAccount } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { AccountSection, SectionText } from './account-section';
import { AccountDeletion } from './account-deletion';
import { AccountEmail } from './account-email';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { ProfilePicture } from './profile-picture';
import { SessionList } from './session-list';
import { FormError } from '../../form/form-error';
import styles from './account.module.css';

export interface AccountProps {
  collector: CollectorRecord;
}

/** The account settings on the dashboard. */
export function Account({ collector }: AccountProps) {
  return (
    <div className={styles.account}>
      <AccountSection title="Name">
        <NameForm collector={collector} />
      </AccountSection>
      <AccountSection title="Picture">
        <ProfilePicture collector={collector} />
      </AccountSection>
      <AccountSection title="Email">
        <AccountEmail collector={collector} />
      </AccountSection>
      <AccountSection title="Password">
        <PasswordForm />
      </AccountSection>
      <AccountSection title="Sessions">
        <SessionList />
      </AccountSection>
      <AccountSection title="Your data">
        <DataExport />
      </AccountSection>
      <AccountSection title="Delete account">
        <AccountDeletion />
      </AccountSection>
    </div>
  );
}

/** Downloads the collector's data. */
function DataExport() {
  const { mutate, isPending, error } = useMutation({
    ...exportAccount(),
    onSuccess: (file) => downloadFile(file, 'collector-data.json'),
  });
  return (
    <>
      <SectionText>Everything the gallery stores about you, in one JSON file.</SectionText>
      <FormError title="The file could not be created." error={error} />
      <Button isBusy={isPending} busyText="Preparing..." onClick={() => mutate()}>
        Download my data
      </Button>
    </>
  );
}

/** How long the browser gets to start the download before its URL is revoked. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Saves a file. A plain link cannot: the call sends the session in a header. */
function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
