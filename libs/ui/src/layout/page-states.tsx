import type { ReactNode } from 'react';
import { ErrorState, LoadingState, type ErrorStateProps } from '../feedback/view-state';
import { Page } from './page';

/** A page whose code or content is loading. */
export const PageLoading = ({ children = 'Loading...' }: { children?: ReactNode }) => (
  <Page isPadded>
    <LoadingState>{children}</LoadingState>
  </Page>
);

export type PageErrorProps = Omit<ErrorStateProps, 'heading'>;

/** A page that cannot be shown. */
export const PageError = (props: PageErrorProps) => (
  <Page isPadded>
    <ErrorState {...props} heading="h1" />
  </Page>
);
