import { confirmEmail, isApiError, isPrivateQuery } from '@gallery/api-client';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export interface ConfirmEmailProps {
  /** From the link in the email. */
  token: string;
  /** Goes on to the collector's page. */
  onDone: () => void;
}

/**
 * Confirms an email address. The link works only when signed in to its account; after a sign-in it goes on by
 * itself.
 */
export function ConfirmEmail({ token, onDone }: ConfirmEmailProps) {
  const sessionId = useCollectorSession((state) => state.sessionId);
  const open = useCollectorAccess((state) => state.open);
  const queryClient = useQueryClient();
  const {
    mutate: confirm,
    data,
    error,
  } = useMutation({
    ...confirmEmail(),
    // The account is confirmed now, and orders of this address have joined it.
    onSuccess: () => queryClient.invalidateQueries({ predicate: isPrivateQuery }),
  });

  useEffect(() => {
    confirm(token);
  }, [confirm, token, sessionId]);

  if (data)
    return (
      <EmptyState
        heading="h1"
        detail={`Orders placed with ${data.email} are now in your account.`}
        action={<Button onClick={onDone}>Your dashboard</Button>}
      >
        Your email address is confirmed.
      </EmptyState>
    );
  if (isApiError(error, 'account_link_needs_sign_in'))
    return (
      <EmptyState
        heading="h1"
        detail="Use the account this link was sent for. Your address is confirmed as soon as you sign in."
        action={<Button onClick={() => open()}>Sign In</Button>}
      >
        Please sign in to confirm your email address.
      </EmptyState>
    );
  if (isApiError(error, 'account_link_unknown'))
    return (
      <ErrorState
        heading="h1"
        detail="It was already used or has expired. You can request a new one from your profile."
        action={<Button onClick={onDone}>Your dashboard</Button>}
      >
        This link is no longer valid.
      </ErrorState>
    );
  if (error)
    return (
      <ErrorState
        heading="h1"
        detail={isApiError(error) ? error.serverMessage : null}
        onRetry={() => confirm(token)}
      >
        Your email address could not be confirmed.
      </ErrorState>
    );
  return <LoadingState>Confirming your email address...</LoadingState>;
}
