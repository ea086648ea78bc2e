import type { ReactNode } from 'react';
import { ErrorState, LoadingState, type ErrorStateProps } from '../feedback/view-state';
import { ArtworkLabelSkeleton } from '../feedback/skeleton';
import { Page } from './page';
import styles from './page-states.module.css';

/** A page whose code or content is loading: the words, and the space of a picture with its label. */
export const PageLoading = ({ children = 'Loading...' }: { children?: ReactNode }) => (
  <Page isPadded>
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
