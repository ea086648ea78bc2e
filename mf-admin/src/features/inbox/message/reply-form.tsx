import { replyToMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { PageSection } from '../../../components/page/page-section';
import { fieldError } from '../../../components/forms/field-errors';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { clearReplyDraft, saveReplyDraft, loadReplyDraft, type ReplyDraft } from './reply-draft-storage';
import styles from './message-detail.module.css';

export interface ReplyFormProps {
  message: MessageRecord;
  onSent: () => void;
}

/** An answer by mail. What is written stays until it is sent, whatever happens meanwhile. */
export function ReplyForm({ message, onSent }: ReplyFormProps) {
  const { id, version, name, email } = message;
  const [draft, setDraft] = useState(() => loadReplyDraft(id) ?? newReplyDraft(message));
  const { mutate, isPending, error } = useMutation(replyToMessage(id));
  const write = (changed: Partial<ReplyDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    saveReplyDraft(id, next);
  };
  const send = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (isPending) return;
    mutate(
      { ...draft, version },
      {
        onSuccess: () => {
          clearReplyDraft(id);
          showToast({ title: `The answer to ${name} is on its way` });
          onSent();
        },
      },
    );
  };
  return (
    <PageSection title="Answer">
      <form className={styles.answer} noValidate onSubmit={send}>
        <TextField
          look="boxed"
          label="Subject"
          value={draft.subject}
          readOnly={isPending}
          onChange={({ target }) => write({ subject: target.value })}
          error={fieldError(error, 'subject')}
        />
        <TextAreaField
          look="boxed"
          label="Answer"
          hint={`Goes to ${email}, with the gallery’s signature and the message quoted beneath.`}
          rows={10}
          value={draft.text}
          readOnly={isPending}
          onChange={({ target }) => write({ text: target.value })}
          error={fieldError(error, 'text')}
        />
        <ErrorNotice title="The answer was not sent." failure={error} />
        <div className={styles.buttons}>
          <Button size="dense" variant="filled" type="submit" isBusy={isPending} busyText="Sending...">
            Send answer
          </Button>
        </div>
      </form>
    </PageSection>
  );
}

const newReplyDraft = ({ subject, name }: MessageRecord): ReplyDraft => ({
  subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
  text: `Dear ${name},\n\n`,
});
