import { isApiError } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode, type SubmitEvent } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { DateTime } from '../../components/text/date-time';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { OpenRecord } from '../../components/live-updates/live-records';
import { OtherViewers } from '../../components/live-updates/record-viewers';
import { RecordChangeNotice } from '../../components/live-updates/record-change-notice';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './settings.module.css';
import { useUnsavedForm } from './unsaved-changes';
import { ActorName } from '../../components/session/actor-name';

/** A content with its version and who changed it last. */
export interface VersionedContent<Content> {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
  content: Content;
}

/** Props of a form's fields. */
export interface VersionedFields<Content> {
  content: Content;
  change: (next: (before: Content) => Content) => void;
  /** The sentence at a field, by its path in the body: `series.0.name`. */
  errorOf: (path: string) => string | undefined;
  isPending: boolean;
}

export interface VersionedFormProps<Content, Answer> {
  /** In the toast when it is saved, and on the button in lower case: `Brand`. */
  title: string;
  /** What the audit log calls the content: `brand`. */
  section: string;
  current: VersionedContent<Content>;
  /** Where the answer is cached, and fetched again when someone else saved first. */
  queryKey: QueryKey;
  send: (change: { version: number; content: Content }) => Promise<Answer>;
  /** The content in effect after it is saved: the gallery may have added to what was sent. */
  contentIn: (answer: Answer) => Content;
  /** What differs between two contents, in words: what someone else has changed. */
  differences: (before: Content, after: Content) => string[];
  onSaved?: () => void;
  /** Beside the button: a preview. */
  renderFoot?: (fields: VersionedFields<Content>) => ReactNode;
  /** Longer than a window: its footer stays in sight. */
  isLong?: boolean;
  /** As wide as the page, for tables; fields alone are one column. */
  isWide?: boolean;
  children: (fields: VersionedFields<Content>) => ReactNode;
}

/** A form over a version. What was typed stays when saving fails, also when someone else saved first. */
export function VersionedForm<Content, Answer>({
  title,
  section,
  current,
  queryKey,
  send,
  contentIn,
  differences,
  onSaved,
  renderFoot,
  isLong,
  isWide,
  children,
}: VersionedFormProps<Content, Answer>) {
  const queryClient = useQueryClient();
  const [content, setContent] = useState(current.content);
  const [seen, setSeen] = useState<Pick<VersionedContent<Content>, 'version' | 'content'>>(current);
  /** Someone is in the form, and may be about to type. */
  const [isEntered, setEntered] = useState(false);
  const watchFocus = useCallback((form: HTMLFormElement) => {
    const enter = () => setEntered(true);
    form.addEventListener('focusin', enter);
    return () => form.removeEventListener('focusin', enter);
  }, []);
  const start = (from: typeof seen) => {
    setContent(from.content);
    setSeen(from);
    setEntered(false);
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      start({ version: seen.version, content: contentIn(answer) });
      queryClient.setQueryData(queryKey, answer);
      showToast({ title: 'Settings saved', description: title });
      onSaved?.();
    },
    onError: (caught) => {
      // The next submit sends the version that is shown from now on.
      if (isApiError(caught, 'changed_meanwhile')) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const isConflict = isApiError(error, 'changed_meanwhile');
  const fields = isApiError(error) ? error.fields : {};
  const isChanged = differences(seen.content, content).length > 0;
  const isOpen = isChanged || isEntered;
  // A refetch fills the form while nobody is in it, and is a conflict once someone is.
  if (!isOpen && current.version !== seen.version) start(current);
  useUnsavedForm(title, isChanged);
  const theirs = differences(seen.content, current.content);
  const takeTheirs = () => {
    start(current);
    reset();
  };
  const given = { content, change: setContent, errorOf: (path: string) => fields[path], isPending };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Only someone who was told of a newer version writes over it.
    if (!isPending) mutate({ version: isConflict ? current.version : seen.version, content });
  };
  return (
    <OpenRecord record={isOpen ? { kind: 'settings', id: section } : null}>
      <form
        ref={watchFocus}
        noValidate
        className={styles.form}
        data-wide={isWide || undefined}
        data-long={isLong || undefined}
        aria-busy={isPending}
        onSubmit={submit}
      >
        <OtherViewers />
        {!isConflict && (
          <RecordChangeNotice
            onTake={takeTheirs}
            isNewer={isOpen && !isPending && current.version !== seen.version}
          />
        )}
        {children(given)}
        {isConflict && (
          <ConflictNotice onTake={takeTheirs}>
            {theirs.length > 0 && `They changed: ${theirs.join(', ')}. `}
          </ConflictNotice>
        )}
        {!isConflict && Object.keys(fields).length === 0 && (
          <ErrorNotice title="The settings were not saved." failure={error} />
        )}
        <div className={styles.foot}>
          <Button type="submit" size="dense" isBusy={isPending} busyText="Saving...">
            {`Save ${title.toLowerCase()}`}
          </Button>
          {renderFoot?.(given)}
          <p className={styles.standing}>
            {isPending || !isChanged ? (
              <LastChange changedAt={current.changedAt} changedBy={current.changedBy} />
            ) : (
              'Not saved yet'
            )}
          </p>
          {isChanged && !isConflict && (
            <TextButton disabled={isPending} onClick={takeTheirs}>
              Discard changes
            </TextButton>
          )}
        </div>
      </form>
    </OpenRecord>
  );
}

function LastChange({ changedAt, changedBy }: Pick<VersionedContent<unknown>, 'changedAt' | 'changedBy'>) {
  if (changedAt === null) return 'Default';
  return (
    <>
      Last changed by <ActorName actor={changedBy ?? ''} />, <DateTime at={changedAt} />
    </>
  );
}
