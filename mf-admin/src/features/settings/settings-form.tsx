import { isApiError, settingsQuery } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, Notice } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { ConsolePart, Help } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import styles from './settings.module.css';

/** A section with its version and who set it last. */
export interface Standing<Content> {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
  content: Content;
}

/** What the fields of a section are given. */
export interface SectionFields<Content> {
  content: Content;
  change: (changed: Partial<Content>) => void;
  /** The sentence at a field, by its path in the content: `email`, `links.0.href`. */
  faultOf: (path: string) => string | undefined;
  isPending: boolean;
}

export interface SettingsFormProps<Content> {
  title: string;
  help: string;
  standing: Standing<Content>;
  send: (change: { version: number; content: Content }) => Promise<SettingsRecord>;
  children: (fields: SectionFields<Content>) => ReactNode;
}

/** One section of the settings. What was typed stays when saving fails, also because somebody else was faster. */
export function SettingsForm<Content>({ title, help, standing, send, children }: SettingsFormProps<Content>) {
  const queryClient = useQueryClient();
  const [content, setContent] = useState(standing.content);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: (record) => {
      queryClient.setQueryData(settingsQuery().queryKey, record);
      notify({ title: 'Settings saved', description: title });
    },
    onError: (failure) => {
      // The next press sends the version that is shown from now on.
      if (isApiError(failure, 'changed_meanwhile'))
        void queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey });
    },
  });
  const isConflict = isApiError(error, 'changed_meanwhile');
  const faultOf = (path: string) => (isApiError(error) ? error.fields[`content.${path}`] : undefined);
  const hasFieldFaults = isApiError(error) && Object.keys(error.fields).length > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ version: standing.version, content });
  };
  return (
    <ConsolePart title={title}>
      <Help>{help}</Help>
      <form noValidate className={styles.form} aria-busy={isPending} onSubmit={submit}>
        {children({
          content,
          change: (changed) => setContent((before) => ({ ...before, ...changed })),
          faultOf,
          isPending,
        })}
        {isConflict && (
          <Notice tone="warning" title="Somebody else has changed this meanwhile.">
            What you entered is still here: save again to let it hold, or{' '}
            <Button
              variant="word"
              onClick={() => {
                setContent(standing.content);
                reset();
              }}
            >
              take what is there now
            </Button>
          </Notice>
        )}
        {!isConflict && !hasFieldFaults && <Problem title="The settings were not saved." failure={error} />}
        <div className={styles.foot}>
          <Button type="submit" size="dense" isBusy={isPending} busyText="Saving...">
            {`Save ${title.toLowerCase()}`}
          </Button>
          <p className={styles.standing}>
            {standing.changedAt === null ? (
              'As installed'
            ) : (
              <>
                Set by {standing.changedBy}, <Moment at={standing.changedAt} />
              </>
            )}
          </p>
        </div>
      </form>
    </ConsolePart>
  );
}
