import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { ErrorState, LoadingState, type ViewStateProps } from '../feedback/view-state';
import { Page } from './page';

/** A page whose code or content is loading. */
export function PageLoading({ children = 'Loading...' }: { children?: ReactNode }) {
  return (
    <Page isPadded>
      <LoadingState>{children}</LoadingState>
    </Page>
  );
}

export interface PageErrorProps extends Omit<ViewStateProps, 'heading'> {
  /** Shows a button that tries again, unless there is an `action`. */
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
}

/** A page that cannot be shown. */
export function PageError({
  onRetry,
  isRetrying,
  retryLabel = 'Try again',
  action,
  ...state
}: PageErrorProps) {
  return (
    <Page isPadded>
      <ErrorState
        {...state}
        heading="h1"
        action={
          action ??
          (onRetry && (
            <Button isBusy={isRetrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          ))
        }
      />
    </Page>
  );
}
