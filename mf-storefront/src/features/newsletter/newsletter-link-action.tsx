import { isApiError } from '@gallery/api-client';
import type { NewsletterResponse } from '@gallery/contracts';
import { Button, ButtonLink, EmptyState, ErrorState, Page, PageHeading } from '@gallery/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import styles from './newsletter-link-action.module.css';

export interface NewsletterLinkActionProps {
  /** Heading of the page. */
  title: string;
  /** What the button does. */
  description: string;
  button: string;
  /** The button's label meanwhile. */
  busyText: string;
  /** Mutation with the email's token. */
  action: UseMutationOptions<NewsletterResponse, Error, string>;
  /** Shown if the link has no token, or for an unknown one without the server's message. */
  unknownLinkMessage: string;
}

/** The page of a newsletter link. Only the button acts: mail programs follow links before people do. */
export function NewsletterLinkAction({
  title,
  description: sentence,
  button,
  busyText,
  action: step,
  unknownLinkMessage: unknownLink,
}: NewsletterLinkActionProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate: take, data, error, isPending } = useMutation(step);
  const isUnknown = token === '' || isApiError(error, 'newsletter_token_unknown');
  const said = isApiError(error) ? error.serverMessage : null;

  return (
    <Page>
      <PageHeading hasRule>{title}</PageHeading>
      {data && <EmptyState action={<FineArtLink />}>{data.message}</EmptyState>}
      {isUnknown && <ErrorState action={<SubscribeLink />}>{said ?? unknownLink}</ErrorState>}
      {!data && !isUnknown && (
        <div className={styles.step}>
          <p className={styles.sentence}>{sentence}</p>
          <Button variant="filled" isBusy={isPending} busyText={busyText} onClick={() => take(token)}>
            {button}
          </Button>
          {error && !isPending && (
            <p className={styles.fault} role="alert">
              {said ?? 'Something went wrong. Please try again.'}
            </p>
          )}
        </div>
      )}
    </Page>
  );
}

const FineArtLink = () => <ButtonLink to="/fine-art">Fine Art</ButtonLink>;

/** To the form in the footer of the home page. */
const SubscribeLink = () => <ButtonLink to="/#newsletter">Subscribe</ButtonLink>;
