import { Button, Notice } from '@gallery/ui';

export interface AccountExistsProps {
  onSignIn: () => void;
  onForgotten: () => void;
}

/** Says that the address has an account, in the server's words, with the two ways into it as controls. */
export function AccountExists({ onSignIn, onForgotten: onForgotPassword }: AccountExistsProps) {
  return (
    <Notice tone="error" title="The account was not created.">
      An account with this email already exists.{' '}
      <Button variant="text" onClick={onSignIn}>
        Sign in
      </Button>{' '}
      or{' '}
      <Button variant="text" onClick={onForgotPassword}>
        reset your password
      </Button>
      .
    </Notice>
  );
}
