import { changeNames, collectorQuery } from '@gallery/api-client';
import type { CollectorRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, TextField } from '@gallery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { withoutGaps } from '../../form/faults';
import { Form } from '../../form/form';
import { FormProblem } from '../../form/form-problem';
import { useForm } from '../../form/use-form';
import styles from './account.module.css';

/** How the gallery addresses the collector. */
export function NamesForm({ collector }: { collector: CollectorRecord }) {
  const queryClient = useQueryClient();
  const { field, submit, button, isPending, failure } = useForm({
    initial: { firstName: collector.firstName, lastName: collector.lastName },
    isKept: true,
    faultsOf: ({ firstName }) =>
      withoutGaps({ firstName: firstName.trim() ? undefined : 'Enter your first name', lastName: undefined }),
    mutation: changeNames(),
    onDone: (changed) => {
      queryClient.setQueryData(collectorQuery().queryKey, changed);
      notify({ title: 'Name Saved' });
    },
  });
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <div className={styles.names}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name (optional)" autoComplete="family-name" />
      </div>
      <FormProblem title="Your name was not saved." failure={failure} />
      <div>
        <Button ref={button} type="submit" isBusy={isPending} busyText="Saving...">
          Save name
        </Button>
      </div>
    </Form>
  );
}
