import { useCollectorAccess } from '@gallery/session';
import { Tabs } from '@gallery/ui/tabs';
import { useState } from 'react';
import { CreateAccountForm } from '../features/access/create-account-form';
import { ForgotPasswordForm } from '../features/access/forgot-password-form';
import { SignInForm } from '../features/access/sign-in-form';

/** The content of COLLECTOR ACCESS: Sign In and Create Account; Forgot Password replaces Sign In. */
export function Component() {
  const tab = useCollectorAccess((state) => state.tab);
  const open = useCollectorAccess((state) => state.open);
  /** The typed email address is shared by all forms. */
  const [email, setEmail] = useState('');
  const [isForgotten, setForgotten] = useState(false);

  const goTo = (form: 'sign-in' | 'forgotten-password') => (typed: string) => {
    setEmail(typed);
    setForgotten(form === 'forgotten-password');
    open('sign-in');
  };

  return (
    <Tabs
      label="Collector access"
      selected={tab}
      onSelect={(key) => open(key === 'create-account' ? 'create-account' : 'sign-in')}
      tabs={[
        {
          key: 'sign-in',
          label: 'Sign In',
          content: isForgotten ? (
            <ForgotPasswordForm email={email} onBack={goTo('sign-in')} />
          ) : (
            <SignInForm email={email} onForgotPassword={goTo('forgotten-password')} />
          ),
        },
        {
          key: 'create-account',
          label: 'Create Account',
          content: <CreateAccountForm onSignIn={goTo('sign-in')} onForgotten={goTo('forgotten-password')} />,
        },
      ]}
    />
  );
}
