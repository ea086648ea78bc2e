import { requestEmailConfirmation } from '@gallery/api-client';
import { Button, Notice } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { FormError } from '../form/form-error';

/** Emails the confirmation link again. */
export function ResendConfirmation() {
  const { mutate, isPending, isSuccess, error } = useMutation(requestEmailConfirmation());
  return (
    <>
      <FormError title="The link could not be sent. Please try again." error={error} />
      {isSuccess && <Notice tone="success">We have sent the link again.</Notice>}
      <Button variant="text" isBusy={isPending} busyText="Sending..." onClick={() => mutate()}>
        Send again
      </Button>
    </>
  );
}
