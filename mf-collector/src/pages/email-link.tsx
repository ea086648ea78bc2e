import { useCollectorAccess, usePageTitle } from '@gallery/session';
import { Page, PageHeading } from '@gallery/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { ConfirmEmail } from '../features/access/confirm-email';
import { ResetPasswordForm } from '../features/access/reset-password-form';
import styles from './email-link.module.css';

/** What a link of an account email does. */
interface EmailLink {
  step: 'reset' | 'confirm';
  token: string;
}

/** The collector's page: first what an email's link asks for, then the page itself. */
export function Component() {
  const [link, finish] = useEmailLink();
  const navigate = useNavigate();
  const open = useCollectorAccess((state) => state.open);
  if (link === null) return <Outlet />;
  if (link.step === 'confirm')
    return (
      <EmailLinkStep title="Confirm your email address">
        <ConfirmEmail token={link.token} onDone={finish} />
      </EmailLinkStep>
    );
  return (
    <EmailLinkStep title="Choose a new password">
      <PageHeading hasRule>Choose a new password</PageHeading>
      <div className={styles.step}>
        <ResetPasswordForm
          token={link.token}
          onDone={finish}
          onBack={() => {
            finish();
            void navigate('/');
            open();
          }}
        />
      </div>
    </EmailLinkStep>
  );
}

function EmailLinkStep({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return <Page isPadded>{children}</Page>;
}

/** The link in the address. Removed at once: it must stay out of histories, logs and referrers. */
function useEmailLink(): [EmailLink | null, () => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = parseEmailLink(search);
  const [link, setLink] = useState(inAddress);
  if (inAddress && inAddress.token !== link?.token) setLink(inAddress);
  const isInAddress = inAddress !== null;

  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (all) => new URLSearchParams([...all].filter(([name]) => name !== 'reset' && name !== 'confirm')),
      { replace: true },
    );
  }, [isInAddress, setSearch]);

  return [link, () => setLink(null)];
}

function parseEmailLink(search: URLSearchParams): EmailLink | null {
  for (const step of ['reset', 'confirm'] as const) {
    const token = search.get(step);
    if (token) return { step, token };
  }
  return null;
}
