import { replyToMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useState } from 'react';
import styles from './reply-form.module.css';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { draftStorage } from '../../../components/forms/draft-storage';
import { useMutationForm } from '../../../components/forms/use-mutation-form';
import { useFormVersion } from '../../../components/forms/use-record-version';
import { RecordChangeNotice } from '../../../components/live-updates/record-change-notice';
import { PageSection } from '../../../components/page/page-section';

/** A reply by email. What is written stays until it is sent, whatever happens meanwhile. */
export function ReplyForm({ message, onSent }: { message: MessageRecord; onSent: () => void }) {
  const { id, version, name, email } = message;
  const [draft] = useState(() => drafts.load(id) ?? newReplyDraft(message));
  const form = useMutationForm({
    mutation: replyToMessage(id),
    defaultValues: draft,
    toRequest: (reply) => ({ ...reply, version: seen.version }),
    onSuccess: () => {
      drafts.clear(id);
      showToast({ title: `The reply to ${name} was sent` });
      onSent();
    },
  });
  const seen = useFormVersion(version, form.error);
  return (
    <PageSection title="Reply">
      <Form form={form} look="boxed" className={styles.form} onChange={() => drafts.save(id, form.values())}>
        <form.TextField name="subject" label="Subject" />
        <form.TextAreaField
          name="text"
          label="Reply"
          hint={`Sent to ${email} with the gallery’s signature, quoting the message.`}
          rows={10}
        />
        <RecordChangeNotice />
        <ErrorNotice title="The reply was not sent." failure={form.formError} />
        <div className={styles.buttons}>
          <SubmitButton form={form} size="dense" variant="filled" busyText="Sending...">
            Send reply
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
