import { isApiError, emailTemplateQuery } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { EmailTemplateEditor } from './email-template-editor';

/** One email, once it is read. */
export function EmailTemplateDetail({ mailKey }: { mailKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(emailTemplateQuery(mailKey));
  if (data) return <EmailTemplateEditor key={data.key} record={data} />;
  if (isApiError(error, 'mail_text_not_found'))
    return <EmptyState>The gallery sends no such mail.</EmptyState>;
  if (error)
    return (
      <ErrorState
        action={
          <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The mail could not be read.
      </ErrorState>
    );
  return <LoadingState>Loading mail...</LoadingState>;
}
