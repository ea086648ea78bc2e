import { stripeWebhooksQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { PaymentPageViolations } from '../../features/settings/stripe-webhooks/payment-page-violations';
import { SettingsPage } from '../../features/settings/settings-page';
import { StripeWebhooks } from '../../features/settings/stripe-webhooks/stripe-webhooks';

/** /admin/settings/stripe-webhooks: whether payment events arrive. */
export function Component() {
  const query = useQuery(stripeWebhooksQuery());
  return (
    <SettingsPage title="Stripe webhooks" query={query} subject="webhooks">
      {(status) => (
        <>
          <StripeWebhooks status={status} />
          <PaymentPageViolations />
        </>
      )}
    </SettingsPage>
  );
}
