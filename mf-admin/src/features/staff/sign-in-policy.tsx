import { setStaffSignInPolicy, staffSignInPolicyQuery } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { QueryState } from '../../components/feedback/query-state';
import { HelpText, PageSection } from '../../components/page/page-section';

/** Whether everyone needs a second factor. */
export function SignInPolicy() {
  const query = useQuery(staffSignInPolicyQuery());
  const { mutate, isPending, error } = useMutation({
    ...setStaffSignInPolicy(),
    onSuccess: (_answer, { isSecondFactorRequired }) =>
      showToast({
        title: isSecondFactorRequired ? 'A second factor is required' : 'A second factor is optional',
      }),
  });
  return (
    <PageSection title="Second factor">
      <QueryState query={query} subject="setting">
        {({ isSecondFactorRequired }) => (
          <>
            <HelpText>
              {isSecondFactorRequired
                ? 'Everyone needs one. Anyone without it sets one up right after entering their password.'
                : 'Everyone can choose. If you require one, anyone without it must set one up to continue.'}
            </HelpText>
            <ErrorNotice title="The setting was not changed." failure={error} />
            <div>
              <Button
                size="dense"
                isBusy={isPending}
                busyText="Saving..."
                onClick={() => mutate({ isSecondFactorRequired: !isSecondFactorRequired })}
              >
                {isSecondFactorRequired ? 'Make it optional' : 'Require for everyone'}
              </Button>
            </div>
          </>
        )}
      </QueryState>
    </PageSection>
  );
}
