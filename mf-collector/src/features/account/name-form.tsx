import { updateCollectorName, collectorQuery } from '@gallery/api-client';
import type { CollectorRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button, TextField } from '@gallery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { presentErrors } from '../../form/form-errors';
import { Form } from '../../form/form';
import { FormError } from '../../form/form-error';
import { useForm } from '../../form/use-form';
import styles from './account.module.css';

export function NameForm({ collector }: { collector: CollectorRecord }) {
  const queryClient = useQueryClient();
  const {
    field,
    submit,
    button,
    isPending,
    failure: error,
  } = useForm({
    initial: { firstName: collector.firstName, lastName: collector.lastName },
    keepsValues: true,
    validate: ({ firstName }) =>
      presentErrors({
        firstName: firstName.trim() ? undefined : 'Enter your first name',
        lastName: undefined,
      }),
    mutation: updateCollectorName(),
    onSuccess: (changed) => {
      queryClient.setQueryData(collectorQuery().queryKey, changed);
      showToast({ title: 'Name Saved' });
    },
  });
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <div className={styles.names}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name (optional)" autoComplete="family-name" />
      </div>
      <FormError title="Your name was not saved." error={error} />
      <div>
        <Button ref={button} type="submit" isBusy={isPending} busyText="Saving...">
          Save name
        </Button>
      </div>
    </Form>
  );
}
