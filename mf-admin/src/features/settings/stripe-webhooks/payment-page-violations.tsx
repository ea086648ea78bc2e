import { paymentPageViolationsQuery } from '@gallery/api-client';
import { Notice } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../components/feedback/query-state';
import { HelpText, PageSection } from '../../../components/page/page-section';
import { DateTime } from '../../../components/text/date-time';
import styles from './stripe-webhooks.module.css';

/** What browsers blocked on the page on which payment links are paid. */
export function PaymentPageViolations() {
  const query = useQuery(paymentPageViolationsQuery());
  return (
    <PageSection title="Payment page">
      <HelpText>
        Browsers block and report anything that doesn’t belong on the page where payment links are paid.
      </HelpText>
      <QueryState query={query} subject="reports">
        {(violations) =>
          violations.length === 0 ? (
            <Notice tone="success" title="Nothing has been reported." />
          ) : (
            <>
              <Notice tone="warning" title="Browsers blocked something on the payment page.">
                A single report can come from a visitor’s own browser. Several can mean that someone has
                changed the page: see “The payment page” in the operations guide.
              </Notice>
              <ul className={styles.events}>
                {violations.map(({ directive, blocked, reports, lastSeenAt }) => (
                  <li key={`${directive} ${blocked}`} className={styles.event}>
                    <p className={styles.type}>{blocked}</p>
                    <p className={styles.facts}>
                      {directive}, {reports === 1 ? 'one report' : `${reports} reports`}, last{' '}
                      <DateTime at={lastSeenAt} />
                    </p>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </PageSection>
  );
}
