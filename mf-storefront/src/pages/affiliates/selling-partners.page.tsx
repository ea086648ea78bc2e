import { affiliateProgramQuery, siteContentQuery } from '@gallery/api-client';
import { ErrorState, LoadingState, Page, Section } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AffiliateApplicationForm } from '../../features/affiliates/affiliate-application-form';
import { AffiliateApplicationSubmitted } from '../../features/affiliates/affiliate-application-submitted';
import { ProgramHeader, ProgramSteps } from '../../features/affiliates/program-header';
import { CommissionExamples } from '../../features/affiliates/commission-examples';
import { useFocusAtHash } from '../../use-focus-at-hash';
import { usePageHead } from '../../use-page-head';
import { useNoIndex } from '../../use-no-index';
import styles from './selling-partners.page.module.css';

/** Promised while the program loads. */
const DEFAULT_REPLY_HOURS = '24-48';

/** Anchor of the form. */
const FORM_ID = 'application';

/** What affiliates earn, and how to become one. The form is shown whatever else fails to load. */
export function Component() {
  const { data: site } = useQuery(siteContentQuery());
  const { data: program, isPending, refetch } = useQuery(affiliateProgramQuery());
  const [isSubmitted, setSubmitted] = useState(false);
  const heading = useFocusAtHash(FORM_ID);
  const replyHours = program?.replyHours ?? DEFAULT_REPLY_HOURS;
  usePageHead('Selling Partners');
  useNoIndex();

  if (isSubmitted)
    return (
      <Page>
        <AffiliateApplicationSubmitted replyHours={replyHours} />
      </Page>
    );
  const words = site?.partners;
  return (
    <Page>
      <div className={styles.page}>
        <ProgramHeader sentence={words?.sentence} program={program} formId={FORM_ID} />
        {words && words.steps.length > 0 && (
          <Section title="How it works">
            <ProgramSteps steps={words.steps} />
          </Section>
        )}
        {program?.examples.length === 0 ? null : (
          <Section title="What a sale earns">
            {program && <CommissionExamples program={program} />}
            {!program && isPending && <LoadingState>Loading...</LoadingState>}
            {!program && !isPending && (
              <ErrorState onRetry={() => void refetch()}>The examples could not be loaded.</ErrorState>
            )}
          </Section>
        )}
        <Section
          id={FORM_ID}
          title={
            <span ref={heading} tabIndex={-1} className={styles.heading}>
              Selling Partner Application
            </span>
          }
        >
          <p className={styles.promise}>
            Only three fields are required; the rest helps us get to know you. We reply within{' '}
            <span className={styles.hours}>{replyHours} hours</span>.
          </p>
          <noscript>
            <p className={styles.promise}>This form needs JavaScript. You can also reach us by email.</p>
          </noscript>
          <AffiliateApplicationForm onSubmitted={() => setSubmitted(true)} />
        </Section>
      </div>
    </Page>
  );
}
