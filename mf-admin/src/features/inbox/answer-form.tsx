import { answerMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ConsolePart } from '../../parts/console-part';
import { faultAt } from '../../parts/field-faults';
import { Problem } from '../../parts/problem';
import { forgetAnswer, keepAnswer, keptAnswer, type AnswerDraft } from './kept-answer';
import styles from './message-detail.module.css';

export interface AnswerFormProps {
  message: MessageRecord;
  onSent: () => void;
}

/** An answer by mail. What is written stays until it is sent, whatever happens meanwhile. */
export function AnswerForm({ message, onSent }: AnswerFormProps) {
  const { id, version, name, email } = message;
  const [draft, setDraft] = useState(() => keptAnswer(id) ?? firstDraft(message));
  const { mutate, isPending, error } = useMutation(answerMessage(id));
  const write = (changed: Partial<AnswerDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepAnswer(id, next);
  };
  const send = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (isPending) return;
    mutate(
      { ...draft, version },
      {
        onSuccess: () => {
          forgetAnswer(id);
          notify({ title: `The answer to ${name} is on its way` });
          onSent();
        },
      },
    );
  };
  return (
    <ConsolePart title="Answer">
      <form className={styles.answer} noValidate onSubmit={send}>
        <TextField
          look="boxed"
          label="Subject"
          value={draft.subject}
          readOnly={isPending}
          onChange={({ target }) => write({ subject: target.value })}
          error={faultAt(error, 'subject')}
        />
        <TextAreaField
          look="boxed"
          label="Answer"
          hint={`Goes to ${email}, with the gallery’s signature and the message quoted beneath.`}
          rows={10}
          value={draft.text}
          readOnly={isPending}
          onChange={({ target }) => write({ text: target.value })}
          error={faultAt(error, 'text')}
        />
        <Problem title="The answer was not sent." failure={error} />
        <div className={styles.buttons}>
          <Button size="dense" variant="filled" type="submit" isBusy={isPending} busyText="Sending...">
            Send answer
          </Button>
        </div>
      </form>
    </ConsolePart>
  );
}

const firstDraft = ({ subject, name }: MessageRecord): AnswerDraft => ({
  subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
  text: `Dear ${name},\n\n`,
});
