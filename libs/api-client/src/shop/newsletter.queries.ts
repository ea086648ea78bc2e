import type { NewsletterResponse, NewsletterSubscriptionRequest } from '@gallery/contracts';
import { apiMutation } from '../http/api-options';
import { bodyOf, client } from '../http/client';

/** Asks for the gallery's letters; yields what the form shows. */
export const subscribeToNewsletter = (request: NewsletterSubscriptionRequest): Promise<NewsletterResponse> =>
  bodyOf(client.POST('/api/email-subscribe', { body: request }));

/** Confirms the wish with the token of the mail; `newsletter_token_unknown` when it is too old or never was. */
export const confirmNewsletterSubscription = () =>
  apiMutation((token: string) => client.POST('/api/newsletter/confirm', { body: { token } }));

/** Ends the letters with the token that each of them carries. */
export const unsubscribeFromNewsletter = () =>
  apiMutation((token: string) =>
    client.POST('/api/newsletter/unsubscribe', { params: { query: { token } } }),
  );
