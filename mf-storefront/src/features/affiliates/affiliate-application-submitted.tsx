import { ButtonLink } from '@gallery/ui';
import { useEffect, useRef } from 'react';
import styles from './affiliate-application-submitted.module.css';

export interface AffiliateApplicationSubmittedProps {
  /** Promised hours until the reply: `24-48`. */
  replyHours: string;
}

/** Replaces the page once the application has arrived. Its heading gets the focus. */
export function AffiliateApplicationSubmitted({ replyHours }: AffiliateApplicationSubmittedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.submitted}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Application Submitted
      </h1>
      <p className={styles.words}>
        Thank you for applying. Our team will be in touch. Expect a reply by email within {replyHours} hours.
      </p>
      <ButtonLink to="/fine-art">View the collection</ButtonLink>
    </div>
  );
}
