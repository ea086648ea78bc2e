import { replyToMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useState } from 'react';
import { draftStorage } from '../../../components/forms/draft-storage';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { useMutationForm } from '../../../components/forms/use-mutation-form';
import { PageSection } from '../../../components/page/page-section';
import styles from './message-detail.module.css';

/** A reply by email. What is written stays until it is sent, whatever happens meanwhile. */
export function ReplyForm({ message, onSent }: { message: MessageRecord; onSent: () => void }) {
  const { id, version, name, email } = message;
  const [draft] = useState(() => drafts.load(id) ?? newReplyDraft(message));
  const form = useMutationForm({
    mutation: replyToMessage(id),
    defaultValues: draft,
    toRequest: (reply) => ({ ...reply, version }),
    onSuccess: () => {
      drafts.clear(id);
      showToast({ title: `The answer to ${name} is on its way` });
      onSent();
    },
  });
  return (
    <PageSection title="Answer">
      <Form
        form={form}
        look="boxed"
        className={styles.answer}
        onChange={() => drafts.save(id, form.values())}
      >
        <form.TextField name="subject" label="Subject" />
        <form.TextAreaField
          name="text"
          label="Answer"
          hint={`Goes to ${email}, with the gallery’s signature and the message quoted beneath.`}
          rows={10}
        />
        <ErrorNotice title="The answer was not sent." failure={form.formError} />
        <div className={styles.buttons}>
          <SubmitButton form={form} size="dense" variant="filled" busyText="Sending...">
            Send answer
          </SubmitButton>
        </div>
      </Form>
    </PageSection>
  );
}

const newReplyDraft = ({ subject, name }: MessageRecord): ReplyDraft => ({
  subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
  text: `Dear ${name},\n\n`,
});

/** What stands in the boxes of an answer. */
interface ReplyDraft {
  subject: string;
  text: string;
}

const drafts = draftStorage(
  'gallery-answer',
  (kept): kept is ReplyDraft =>
    typeof kept === 'object' &&
    kept !== null &&
    'subject' in kept &&
    'text' in kept &&
    typeof kept.subject === 'string' &&
    typeof kept.text === 'string',
);
