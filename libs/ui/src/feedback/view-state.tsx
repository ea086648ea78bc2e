import type { ReactNode } from 'react';
import styles from './view-state.module.css';

export interface ViewStateProps {
  /** One sentence, in the words of the specification. */
  children: ReactNode;
  /** More than a sentence where the specification has it, such as the line under `No Order Found`. */
  detail?: ReactNode;
  /** By which the gallery finds the call that failed. */
  reference?: string | null;
  /** One hairline button or link that leads on. */
  action?: ReactNode;
  /** Makes the sentence a heading where the whole page is this state. */
  heading?: 'h1' | 'h2' | 'p';
}

/** Nothing to show: stands where the content would be. */
export function EmptyState(props: ViewStateProps) {
  return <ViewState {...props} isUrgent={false} />;
}

/** Something could not be had: announced at once, stands where the content would be. */
export function ErrorState(props: ViewStateProps) {
  return <ViewState {...props} isUrgent />;
}

/** The specified loading text, such as `LOADING FINE ART COLLECTION...`. */
export function LoadingState({ children }: { children: ReactNode }) {
  return <output className={styles.loading}>{children}</output>;
}

export interface ErrorReferenceProps {
  /** The id of a call that failed; null shows nothing. */
  id: string | null | undefined;
}

/** What somebody names who writes to the gallery about a failure; all of it is selected at once. */
export function ErrorReference({ id }: ErrorReferenceProps) {
  return id ? <small className={styles.reference}>Tell us: {id}</small> : null;
}

function ViewState({
  children,
  detail,
  reference,
  action,
  heading: Sentence = 'p',
  isUrgent,
}: ViewStateProps & { isUrgent: boolean }) {
  return (
    <div
      className={styles.state}
      role={isUrgent ? 'alert' : 'status'}
      data-page={Sentence === 'h1' || undefined}
    >
      <Sentence className={styles.sentence}>{children}</Sentence>
      {detail && <p className={styles.detail}>{detail}</p>}
      <ErrorReference id={reference} />
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
