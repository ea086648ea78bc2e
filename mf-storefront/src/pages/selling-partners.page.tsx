import { partnerProgrammeQuery, siteQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { Button, ErrorState, LoadingState, Page, Section } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApplicationForm } from '../features/partners/application-form';
import { ApplicationSubmitted } from '../features/partners/application-submitted';
import { ProgrammeHead } from '../features/partners/programme-head';
import { ProgrammeSteps } from '../features/partners/programme-steps';
import { SaleExamples } from '../features/partners/sale-examples';
import { usePageHead } from '../page-head';
import { useUnlisted } from '../use-unlisted';
import styles from './selling-partners.page.module.css';

/** What the page promises until the programme is there. */
const REPLY_HOURS = '24-48';

/** Where the head's button leads. */
const FORM = 'application';

/** What selling partners earn, and how to become one. The form stands whatever else can be read. */
export function Component() {
  const { name } = useGallerySettings((state) => state.settings.brand);
  const { data: site } = useQuery(siteQuery());
  const { data: programme, isPending, refetch } = useQuery(partnerProgrammeQuery());
  const [isSubmitted, setSubmitted] = useState(false);
  const { hash, key } = useLocation();
  const heading = useRef<HTMLSpanElement>(null);
  const replyHours = programme?.replyHours ?? REPLY_HOURS;
  usePageHead('Selling Partners', name);
  useUnlisted();

  // The key counts clicks: the same link followed twice leads there twice.
  useEffect(() => {
    if (hash !== `#${FORM}`) return;
    document.getElementById(FORM)?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);

  if (isSubmitted)
    return (
      <Page>
        <ApplicationSubmitted replyHours={replyHours} />
      </Page>
    );
  const words = site?.partners;
  return (
    <Page>
      <div className={styles.page}>
        <ProgrammeHead sentence={words?.sentence} programme={programme} formId={FORM} />
        {words && words.steps.length > 0 && (
          <Section title="How it works">
            <ProgrammeSteps steps={words.steps} />
          </Section>
        )}
        {programme?.examples.length === 0 ? null : (
          <Section title="What a sale earns">
            {programme && <SaleExamples programme={programme} />}
            {!programme && isPending && <LoadingState>Loading...</LoadingState>}
            {!programme && !isPending && (
              <ErrorState action={<Button onClick={() => void refetch()}>Try again</Button>}>
                The examples could not be loaded.
              </ErrorState>
            )}
          </Section>
        )}
        <Section
          id={FORM}
          title={
            <span ref={heading} tabIndex={-1} className={styles.heading}>
              Selling Partner Application
            </span>
          }
        >
          <p className={styles.promise}>
            Three fields are needed, the rest helps us to know you. We reply within {replyHours} hours.
          </p>
          <noscript>
            <p className={styles.promise}>
              This form needs JavaScript. A letter by e-mail reaches us just as well.
            </p>
          </noscript>
          <ApplicationForm onSubmitted={() => setSubmitted(true)} />
        </Section>
      </div>
    </Page>
  );
}
