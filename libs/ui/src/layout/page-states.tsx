import type { ReactNode } from 'react';
import { ErrorState, LoadingState, type ErrorStateProps } from '../feedback/view-state';
import { ArtworkLabelSkeleton } from '../feedback/skeleton';
import { Page } from './page';
import styles from './page-states.module.css';

export interface PageLoadingProps {
  /** The page's heading until its own is there, for those who cannot see the page. */
  title?: string;
  /** What is loading. */
  children?: ReactNode;
}

/** A page whose code or content is loading: the words, and the space of a picture with its label. */
export const PageLoading = ({ title, children = 'Loading...' }: PageLoadingProps) => (
  <Page isPadded>
    {title && <h1 className="visually-hidden">{title}</h1>}
    <div className={styles.loading}>
      <LoadingState>{children}</LoadingState>
      <div className={styles.plate} aria-hidden="true" />
      <ArtworkLabelSkeleton />
    </div>
  </Page>
);

export type PageErrorProps = Omit<ErrorStateProps, 'heading'>;

/** A page that cannot be shown. */
export const PageError = (props: PageErrorProps) => (
  <Page isPadded>
    <ErrorState {...props} heading="h1" />
  </Page>
);
