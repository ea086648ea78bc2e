import { createLetter, isApiError, previewLetter, updateLetter } from '@gallery/api-client';
import type { LetterContent, LetterRecipients, LetterRecord, UpdateLetter } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { Form, SubmitButton, type AppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { ArtworkPicker, type PickerOption } from '../../components/forms/record-picker';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useUnloadWarning } from '../../components/forms/use-unload-warning';
import { RecordChangeNotice } from '../../components/live-updates/record-change-notice';
import { EmailPreview } from '../../components/text/email-preview';
import { LetterRecipientsField } from './letter-recipients';
import styles from './letters.module.css';

/** What is typed. */
interface LetterFields {
  subject: string;
  words: string;
  works: readonly PickerOption[];
  recipients: LetterRecipients;
}

const toRequest = ({ subject, words, works, recipients }: LetterFields): LetterContent => ({
  subject,
  words,
  artworkIds: works.map(({ id }) => id),
  recipients,
});

const FIELD_NAMES = { artworkIds: 'works' } as const;

interface NewLetterProps {
  /** The recipients at first. */
  recipients: LetterRecipients;
  onSaved: (letter: LetterRecord) => void;
}

/** Begins a letter. */
export function NewLetter({ recipients, onSaved }: NewLetterProps) {
  const form = useMutationForm<LetterFields, LetterRecord, LetterContent>({
    mutation: createLetter(),
    defaultValues: { subject: '', words: '', works: [], recipients },
    fieldNames: FIELD_NAMES,
    toRequest,
    toast: 'Letter saved',
    onSuccess: onSaved,
  });
  return <LetterForm form={form} />;
}

interface DraftLetterProps {
  letter: LetterRecord;
  /** What can be done with the draft as it is saved; nothing while it is being changed. */
  children: ReactNode;
}

/** Continues a draft. */
export function DraftLetter({ letter, children }: DraftLetterProps) {
  const [version, setVersion] = useState(letter.version);
  const form = useMutationForm<LetterFields, LetterRecord, UpdateLetter>({
    mutation: updateLetter(letter.id),
    defaultValues: fieldsOf(letter),
    fieldNames: FIELD_NAMES,
    toRequest: (fields) => ({ ...toRequest(fields), version }),
    toast: 'Letter saved',
    onSuccess: (saved) => setVersion(saved.version),
    // The user was told that there is a newer one: saving again replaces it.
    onError: (failure) => {
      if (isApiError(failure, 'changed_meanwhile')) setVersion(Number(failure.details['version']));
    },
  });
  const takeCurrent = () => {
    form.reset(fieldsOf(letter));
    setVersion(letter.version);
  };
  const isNewer = letter.version > version && !form.isPending;
  return (
    <LetterForm form={form} current={{ isNewer, onTake: takeCurrent }}>
      {form.isDirty || isNewer ? null : children}
    </LetterForm>
  );
}

const fieldsOf = ({ subject, words, works, recipients }: LetterRecord): LetterFields => ({
  subject,
  words,
  works: works.map(({ id, title }) => ({ id, label: title })),
  recipients,
});

interface LetterFormProps {
  form: AppForm<LetterFields>;
  /** The letter as it is saved: whether it is newer than the form, and what puts it there. */
  current?: { isNewer: boolean; onTake: () => void };
  children?: ReactNode;
}

function LetterForm({ form, current, children }: LetterFormProps) {
  const preview = useMutation({ mutationFn: previewLetter });
  useUnloadWarning(form.isDirty);
  const works = form.watch('works');
  return (
    <div className={styles.letter}>
      <Form form={form} look="boxed" className={styles.form}>
        {current && !form.error && <RecordChangeNotice {...current} />}
        <form.TextField name="subject" label="Subject" maxLength={200} />
        <form.Field name="recipients">
          {({ value, onChange, error }) => (
            <LetterRecipientsField value={value} onChange={onChange} error={error} />
          )}
        </form.Field>
        <form.TextAreaField
          name="words"
          label="Letter"
          hint="Separate paragraphs with a blank line. Put {work 1} on a line of its own to place a work; others follow at the end."
          rows={14}
          maxLength={10_000}
        />
        <form.Field name="works">
          {({ value, onChange, error }) => (
            <ArtworkPicker
              label="Works"
              hint="Public works, each with its picture, title and link"
              idOf={({ id }) => id}
              chosen={value}
              error={error}
              onChange={onChange}
            />
          )}
        </form.Field>
        {works.length > 0 && (
          <p className={styles.places}>
            {works.map(({ label }, index) => `{work ${index + 1}} is ${label}`).join(', ')}.
          </p>
        )}
        {current && isApiError(form.error, 'changed_meanwhile') ? (
          <ConflictNotice subject="letter" onTake={current.onTake} />
        ) : (
          <ErrorNotice title="The letter was not saved." failure={form.formError} />
        )}
      </Form>
      {/* Outside the form: submitting a dialog's form would submit this one, too. */}
      <div className={styles.foot}>
        <SubmitButton form={form} variant="filled" size="dense" busyText="Saving...">
          Save letter
        </SubmitButton>
        <Button
          size="dense"
          isBusy={preview.isPending}
          busyText="Loading..."
          onClick={() => preview.mutate(toRequest(form.values()))}
        >
          Preview
        </Button>
        {children}
      </div>
      <ErrorNotice title="The preview could not be created." failure={preview.error} />
      {preview.data && <EmailPreview mail={preview.data} />}
    </div>
  );
}
