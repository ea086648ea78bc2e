import { Button, ButtonLink, Page, PageHeading, Section, TextLink } from '@gallery/ui';
import { visitedEventPath } from '@gallery/session';
import { useState, type ReactNode } from 'react';
import styles from './payment-outcome-screen.module.css';
import type { PaymentOutcome } from './payment-outcome';

export interface PaymentOutcomeScreenProps {
  orderNumber: string;
  outcome: Exclude<PaymentOutcome, 'unpaid'>;
  salesEmail: string;
  /** The sentence under the heading once paid. */
  thanks: ReactNode;
  /** The bought work, once paid. */
  work?: ReactNode;
  /** What was paid for, with its totals. */
  summary: ReactNode;
  /** What the buyer can still do for the order, once paid. */
  actions?: ReactNode;
  /** What happens next, once paid. */
  nextSteps: ReactNode;
  /** Asks again about a pending payment. */
  onCheck: () => void;
  isChecking: boolean;
}

/** The page after a payment, for orders and payment requests. */
export function PaymentOutcomeScreen(props: PaymentOutcomeScreenProps) {
  const { orderNumber, outcome, salesEmail, thanks, work, summary, actions, nextSteps } = props;
  const { onCheck, isChecking } = props;
  const [liveEvent] = useState(visitedEventPath);
  return (
    <Page>
      <PageHeading aside={`Order ${orderNumber}`} hasRule>
        {HEADINGS[outcome]}
      </PageHeading>
      <div className={styles.parts}>
        <div className={styles.lead}>
          {outcome === 'pending' && (
            <>
              <output>We are waiting for your bank. This page will update automatically.</output>
              <Button isBusy={isChecking} onClick={onCheck}>
                Check again
              </Button>
            </>
          )}
          {outcome === 'refunded' && (
            <p>Your payment has been refunded. If you have any questions, write to us at {salesEmail}.</p>
          )}
          {outcome === 'paid' && (
            <>
              {work}
              <p>{thanks}</p>
            </>
          )}
        </div>
        <Section title="Order summary">{summary}</Section>
        {outcome === 'paid' && actions}
        {outcome === 'paid' && <Section title="What happens next">{nextSteps}</Section>}
        <nav className={styles.links} aria-label="Continue">
          <ButtonLink to="/fine-art">Continue shopping</ButtonLink>
          {liveEvent && <TextLink to={liveEvent}>Back to the live event</TextLink>}
          <TextLink href={`mailto:${salesEmail}?subject=${encodeURIComponent(`Order ${orderNumber}`)}`}>
            Contact us
          </TextLink>
        </nav>
      </div>
    </Page>
  );
}

const HEADINGS = {
  paid: 'Thank you',
  pending: 'Your payment is on its way',
  refunded: 'Your order was refunded',
};
