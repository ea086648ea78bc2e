import {
  updateEmailTemplate,
  isApiError,
  invalidateAdmin,
  emailTemplateQuery,
  previewEmailTemplate,
} from '@gallery/api-client';
import type { EmailTemplateRecord, EmailText } from '@gallery/contracts';
import { Button, TextAreaField, TextField } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { EmailPreview } from '../../../components/text/email-preview';
import { VersionedForm } from '../versioned-form';
import { EmailTemplateVersions } from './email-template-versions';
import styles from './email-templates.module.css';

/** The words of an email: its subject, its paragraphs, the names in braces, a preview, and earlier versions. */
export function EmailTemplateEditor({ record }: { record: EmailTemplateRecord }) {
  const { key, title, occasion, installed, placeholders } = record;
  const queryClient = useQueryClient();
  const words = useRef<HTMLTextAreaElement>(null);
  const preview = useMutation({ mutationFn: (content: EmailText) => previewEmailTemplate(key, content) });
  const previewFaults = isApiError(preview.error) ? preview.error.fields : {};
  return (
    <PageSection title={title}>
      <HelpText>
        {occasion}. Separate paragraphs with a blank line. Placeholders are replaced with links, lists and
        amounts.
      </HelpText>
      <VersionedForm<EmailText, EmailTemplateRecord>
        title="Email"
        section={`mail.${key}`}
        current={record}
        queryKey={emailTemplateQuery(key).queryKey}
        send={({ version, content }) =>
          updateEmailTemplate(key, { version, content: isSame(content, installed) ? null : content })
        }
        contentIn={({ content }) => content}
        differences={(before, after) => [
          ...(before.subject === after.subject ? [] : ['subject']),
          ...(before.words === after.words ? [] : ['words']),
        ]}
        onSaved={() => void invalidateAdmin(queryClient, ['/api/admin/email-templates'])}
        isLong
        renderFoot={({ content }) => (
          <Button
            size="dense"
            isBusy={preview.isPending}
            busyText="Loading..."
            onClick={() => preview.mutate(content)}
          >
            Preview
          </Button>
        )}
      >
        {({ content, change, errorOf, isPending }) => {
          const set = (changed: Partial<EmailText>) => {
            change((before) => ({ ...before, ...changed }));
            preview.reset();
          };
          return (
            <>
              <TextField
                look="boxed"
                label="Subject"
                maxLength={200}
                value={content.subject}
                error={errorOf('content.subject') ?? previewFaults['subject']}
                readOnly={isPending}
                onChange={({ target }) => set({ subject: target.value })}
              />
              <TextAreaField
                ref={words}
                look="boxed"
                label="Text"
                rows={16}
                maxLength={8_000}
                value={content.words}
                error={errorOf('content.words') ?? previewFaults['words']}
                readOnly={isPending}
                onChange={({ target }) => set({ words: target.value })}
              />
              <EmailPlaceholders
                placeholders={placeholders}
                isDisabled={isPending}
                onInsert={(name) => {
                  const field = words.current;
                  const at = field?.selectionStart ?? content.words.length;
                  const end = field?.selectionEnd ?? at;
                  set({ words: `${content.words.slice(0, at)}{${name}}${content.words.slice(end)}` });
                  field?.focus();
                }}
              />
              {!isSame(content, installed) && (
                <div>
                  <TextButton disabled={isPending} onClick={() => set(installed)}>
                    Reset to default
                  </TextButton>
                </div>
              )}
              {Object.keys(previewFaults).length === 0 && (
                <ErrorNotice title="The preview could not be created." failure={preview.error} />
              )}
              {preview.data && <EmailPreview mail={preview.data} />}
              <EmailTemplateVersions
                mailKey={key}
                installed={installed}
                isDisabled={isPending}
                onTake={(former) => set(former)}
              />
            </>
          );
        }}
      </VersionedForm>
    </PageSection>
  );
}

const isSame = (one: EmailText, other: EmailText): boolean =>
  one.subject === other.subject && one.words === other.words;

interface EmailPlaceholdersProps {
  placeholders: EmailTemplateRecord['placeholders'];
  isDisabled: boolean;
  /** Inserts the name at the cursor in the text. */
  onInsert: (name: string) => void;
}

/** The names in braces that an email knows, with what each stands for. */
function EmailPlaceholders({ placeholders, isDisabled, onInsert }: EmailPlaceholdersProps) {
  return (
    <dl className={styles.names} aria-label="Placeholders">
      {placeholders.map(({ name, isRequired, isBlock, sample }) => (
        <div key={name} className={styles.name}>
          <dt>
            <TextButton aria-label={`Insert {${name}}`} disabled={isDisabled} onClick={() => onInsert(name)}>
              {`{${name}}`}
            </TextButton>
          </dt>
          <dd className={styles.meaning}>
            {isBlock ? 'on its own line' : sample}
            {isRequired && ', required'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
