import type { StripeWebhookEventStatus, StripeWebhookStatus } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { HelpText, PageSection } from '../../../components/page/page-section';
import { DateTime } from '../../../components/text/date-time';
import styles from './stripe-webhooks.module.css';

const PURPOSES: Record<StripeWebhookEventStatus['type'], string> = {
  'checkout.session.completed': 'A buyer paid on Stripe’s page.',
  'checkout.session.expired': 'No one paid in time; the prints are released.',
  'checkout.session.async_payment_succeeded': 'A delayed payment arrived.',
  'checkout.session.async_payment_failed': 'A delayed payment failed.',
  'payment_intent.processing': 'A payment through a payment link is processing.',
  'payment_intent.succeeded': 'A payment link was paid.',
  'payment_intent.payment_failed': 'A card was declined on a payment link.',
  'payment_intent.canceled': 'A payment link can no longer be paid.',
  'charge.refunded': 'Money went back to a buyer.',
  'refund.created': 'A refund was made, here or in Stripe’s dashboard.',
  'refund.updated': 'A refund changed.',
  'refund.failed': 'The buyer’s bank returned a refund.',
  'charge.dispute.created': 'A buyer’s bank disputed a payment.',
  'charge.dispute.updated': 'A dispute changed.',
  'charge.dispute.closed': 'A dispute was won or lost.',
  'charge.dispute.funds_withdrawn': 'Stripe withdrew the disputed amount.',
  'charge.dispute.funds_reinstated': 'Stripe returned the disputed amount.',
  'radar.early_fraud_warning.created': 'A payment is probably fraudulent.',
};

const IN_STRIPE = 'In Stripe’s dashboard, open Developers, Webhooks';

/** Every type of event that the gallery acts on, and what to do where one does not arrive. */
export function StripeWebhooks({ status }: { status: StripeWebhookStatus }) {
  return (
    <>
      <PageSection title="Endpoint">
        <EndpointNotice status={status} />
        <VersionNotice status={status} />
        <HelpText>
          Stripe reports payments to {status.endpointUrl ?? status.url}. The gallery’s API version:{' '}
          {status.apiVersion}. The last event’s: {status.lastApiVersion ?? 'none has arrived yet'}.
        </HelpText>
      </PageSection>
      <PageSection title="Events">
        <HelpText>
          Some events are rare. One that hasn’t arrived yet is fine as long as Stripe sends it.
        </HelpText>
        <ul className={styles.events}>
          {status.events.map((event) => (
            <WebhookEvent key={event.type} event={event} />
          ))}
        </ul>
      </PageSection>
    </>
  );
}

function WebhookEvent({ event: { type, lastReceivedAt, isEnabled } }: { event: StripeWebhookEventStatus }) {
  return (
    <li className={styles.event}>
      <p className={styles.type}>{type}</p>
      <p className={styles.facts}>{PURPOSES[type]}</p>
      <p className={styles.facts}>
        {lastReceivedAt === null ? (
          'Not received yet'
        ) : (
          <>
            Last received <DateTime at={lastReceivedAt} />
          </>
        )}
        {isEnabled === true && '. Stripe sends it.'}
      </p>
      {isEnabled === false && <p className={styles.missing}>Stripe does not send it.</p>}
    </li>
  );
}

function EndpointNotice({ status: { endpoint, events, url } }: { status: StripeWebhookStatus }) {
  const missing = events.filter(({ isEnabled }) => isEnabled === false).length;
  if (endpoint === 'unknown')
    return (
      <Notice title="Stripe did not list the events it sends.">
        Either it cannot be reached, or the secret key may not read webhook endpoints. Compare the list below
        with the endpoint in Stripe’s dashboard.
      </Notice>
    );
  if (endpoint === 'missing')
    return (
      <Notice tone="error" title="Stripe has no endpoint for this gallery.">
        {IN_STRIPE}, and add an endpoint at {url} with the events below.
      </Notice>
    );
  if (endpoint === 'disabled')
    return (
      <Notice tone="error" title="The endpoint is disabled at Stripe.">
        {IN_STRIPE}, and enable it. Stripe disables endpoints that fail for days.
      </Notice>
    );
  if (missing > 0)
    return (
      <Notice tone="error" title={`Stripe does not send ${missing} of the ${events.length} events.`}>
        {IN_STRIPE}, and add the ones marked below to the endpoint.
      </Notice>
    );
  return <Notice tone="success" title="Stripe sends every event that the gallery acts on." />;
}

function VersionNotice({ status: { apiVersion, lastApiVersion } }: { status: StripeWebhookStatus }) {
  if (lastApiVersion === null || lastApiVersion === apiVersion) return null;
  return (
    <Notice tone="error" title="The last event has a different API version.">
      {IN_STRIPE}, and create the endpoint again with version {apiVersion}. Until then payments still settle.
    </Notice>
  );
}
