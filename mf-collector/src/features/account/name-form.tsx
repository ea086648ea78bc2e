import { updateCollectorName, collectorQuery } from '@gallery/api-client';
import type { CollectorRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ColumnForm } from '../../form/column-form';
import { FormError } from '../../form/form-error';
import styles from './account.module.css';

export function NameForm({ collector: { firstName, lastName } }: { collector: CollectorRecord }) {
  const queryClient = useQueryClient();
  const form = useAppForm({
    defaultValues: { firstName, lastName },
    validate: (typed) => ({ firstName: typed.firstName.trim() ? undefined : 'Enter your first name' }),
    submit: useMutation(updateCollectorName()).mutateAsync,
    onSuccess: (changed) => {
      queryClient.setQueryData(collectorQuery().queryKey, changed);
      showToast({ title: 'Name Saved' });
    },
  });
  return (
    <ColumnForm form={form}>
      <div className={styles.names}>
        <form.TextField name="firstName" label="First name" autoComplete="given-name" required />
        <form.TextField name="lastName" label="Last name (optional)" autoComplete="family-name" />
      </div>
      <FormError title="Your name was not saved." error={form.formError} />
      <div>
        <SubmitButton form={form} busyText="Saving...">
          Save name
        </SubmitButton>
      </div>
    </ColumnForm>
  );
}
