import { isApiError, subscribeToNewsletter } from '@gallery/api-client';
import type { NewsletterSubscriptionRequest } from '@gallery/contracts';
import type { ToastOptions } from '@gallery/session';

/** The result, with its toast. */
export interface SubscriptionOutcome {
  isDone: boolean;
  toast: ToastOptions;
}

/**
 * Subscribes and returns the result. Imported when a form is sent, because the API client is not part of the shell's
 * first chunk.
 */
export async function sendSubscription(request: NewsletterSubscriptionRequest): Promise<SubscriptionOutcome> {
  try {
    const { message } = await subscribeToNewsletter(request);
    return { isDone: true, toast: { title: 'Check your inbox', description: message } };
  } catch (error) {
    const said = isApiError(error) ? error.serverMessage : null;
    const description = said ?? 'Failed to subscribe. Please try again.';
    return { isDone: false, toast: { title: 'Subscription failed', description, tone: 'destructive' } };
  }
}
