import { useCollectorAccess } from '@gallery/session';
import { Tabs } from '@gallery/ui/tabs';
import { useState } from 'react';
import { CreateAccountForm } from './create-account-form';
import { ForgottenPassword } from './forgotten-password';
import { SignInForm } from './sign-in-form';

/** Sign In and Create Account (C3); in the place of signing in, what helps with a forgotten password. */
export function AccessTabs() {
  const tab = useCollectorAccess((state) => state.tab);
  const open = useCollectorAccess((state) => state.open);
  /** Whose password is forgotten, as far as it was typed; null while nobody's is. */
  const [forgottenOf, setForgottenOf] = useState<string | null>(null);
  return (
    <Tabs
      label="Collector access"
      selected={tab}
      onSelect={(key) => open(key === 'create-account' ? 'create-account' : 'sign-in')}
      tabs={[
        {
          key: 'sign-in',
          word: 'Sign In',
          content:
            forgottenOf === null ? (
              <SignInForm onForgotten={setForgottenOf} />
            ) : (
              <ForgottenPassword email={forgottenOf} onBack={() => setForgottenOf(null)} />
            ),
        },
        { key: 'create-account', word: 'Create Account', content: <CreateAccountForm /> },
      ]}
    />
  );
}
