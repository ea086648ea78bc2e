import type { NewsletterResponse, NewsletterSubscriptionRequest } from '@gallery/contracts';
import { apiMutation } from '../http/api-options';
import { bodyOf, client } from '../http/client';

export const subscribeToNewsletter = (request: NewsletterSubscriptionRequest): Promise<NewsletterResponse> =>
  bodyOf(client.POST('/api/email-subscribe', { body: request }));

/** Confirms a subscription by the email's token. Fails with `newsletter_token_unknown`. */
export const confirmNewsletterSubscription = () =>
  apiMutation((token: string) => client.POST('/api/newsletter/confirm', { body: { token } }));

/** Unsubscribes by the token of any newsletter. */
export const unsubscribeFromNewsletter = () =>
  apiMutation((token: string) =>
    client.POST('/api/newsletter/unsubscribe', { params: { query: { token } } }),
  );
