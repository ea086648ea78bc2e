import type { NewsletterResponse, NewsletterSubscriptionRequest } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';

/** Asks for the gallery's letters; yields what the form shows. */
export const subscribeToNewsletter = (request: NewsletterSubscriptionRequest): Promise<NewsletterResponse> =>
  bodyOf(client.POST('/api/email-subscribe', { body: request }));

/** Confirms the wish with the token of the mail; `newsletter_token_unknown` when it is too old or never was. */
export const confirmNewsletterSubscription = () =>
  mutationOptions({
    mutationKey: ['newsletter-confirm'],
    mutationFn: (token: string) => bodyOf(client.POST('/api/newsletter/confirm', { body: { token } })),
  });

/** Ends the letters with the token that each of them carries. */
export const unsubscribeFromNewsletter = () =>
  mutationOptions({
    mutationKey: ['newsletter-unsubscribe'],
    mutationFn: (token: string) =>
      bodyOf(client.POST('/api/newsletter/unsubscribe', { params: { query: { token } } })),
  });
