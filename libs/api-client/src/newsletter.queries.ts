import type { SubscriptionRequest } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';

/** Asks for the gallery's letters (S131); yields what the form shows. */
export const subscribeToNewsletter = () =>
  mutationOptions({
    mutationKey: ['email-subscribe'],
    mutationFn: (request: SubscriptionRequest) =>
      bodyOf(client.POST('/api/email-subscribe', { body: request })),
  });
