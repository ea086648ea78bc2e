import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Spinner } from './spinner';
import styles from './view-state.module.css';

export interface ViewStateProps {
  /** One sentence, as specified. */
  children: ReactNode;
  /** A second line, such as the one under `No Order Found`. */
  detail?: ReactNode;
  /** The request id of the failed call. */
  reference?: string | null;
  /** One hairline button or link. */
  action?: ReactNode;
  /** What failed. Its stack is shown in development only. */
  error?: unknown;
  /** A `StateArtwork` beside the words. */
  artwork?: ReactNode;
  /** Makes the sentence a heading where the whole page is this state. */
  heading?: 'h1' | 'h2' | 'p';
}

/** Nothing to show: replaces the content. */
export function EmptyState(props: ViewStateProps) {
  return <ViewState {...props} isUrgent={false} />;
}

export interface ErrorStateProps extends ViewStateProps {
  /** Shows a Retry button, unless there is an `action`. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Something failed: announced at once, replaces the content. */
export function ErrorState({ onRetry, isRetrying, action, ...state }: ErrorStateProps) {
  const retry = onRetry && (
    <Button isBusy={isRetrying} onClick={onRetry}>
      Retry
    </Button>
  );
  return <ViewState {...state} action={action ?? retry} isUrgent />;
}

/** The specified loading text, such as `LOADING FINE ART COLLECTION...`, with a sign that something is happening. */
export function LoadingState({ children }: { children: ReactNode }) {
  return (
    <output className={styles.loading} data-loading>
      {children}
      <Spinner />
    </output>
  );
}

export interface ErrorReferenceProps {
  /** The request id of a failed call; null shows nothing. */
  id: string | null | undefined;
}

/** The id that people quote to the gallery about a failure; selected as a whole. */
export function ErrorReference({ id }: ErrorReferenceProps) {
  return id ? <small className={styles.reference}>Reference: {id}</small> : null;
}

/** Documents of development servers say so, see tools/build/rspack-development.mjs. */
export const isDevelopment = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['development'] !== undefined;

function ViewState({
  children,
  detail,
  reference,
  action,
  error,
  artwork,
  heading: Sentence = 'p',
  isUrgent,
}: ViewStateProps & { isUrgent: boolean }) {
  const words = (
    <div
      className={styles.state}
      role={isUrgent ? 'alert' : 'status'}
      data-page={Sentence === 'h1' || undefined}
    >
      <Sentence className={styles.sentence}>{children}</Sentence>
      {detail && <p className={styles.detail}>{detail}</p>}
      <ErrorReference id={reference} />
      {action && <div className={styles.action}>{action}</div>}
      {error instanceof Error && isDevelopment() && <pre className={styles.stack}>{error.stack}</pre>}
    </div>
  );
  if (!artwork) return words;
  // Outside of the words, which are announced as a whole.
  return (
    <div className={styles.withArtwork}>
      {words}
      <div className={styles.artwork}>{artwork}</div>
    </div>
  );
}
