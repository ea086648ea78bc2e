import { eventFollowUpQuery } from '@gallery/api-client';
import { QueryView } from '../../components/feedback/query-state';
import { HelpText, PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import styles from './live-event.module.css';

/** The email of the morning after: when it goes out, to how many guests, and how it reads. */
export function EventFollowUp({ eventId }: { eventId: string }) {
  return (
    <PageSection title="Follow-up email">
      <QueryView options={eventFollowUpQuery(eventId)} subject="follow-up email">
        {({ isOn, sendsAt, timeZone, guests, sent, subject, text }) => (
          <>
            <HelpText>
              {isOn ? (
                <>
                  Goes to {guests} {guests === 1 ? 'guest' : 'guests'} on{' '}
                  <DateTime at={sendsAt} timeZone={timeZone} />. {sent} sent. Turn it off under Edit.
                </>
              ) : (
                'Off. Turn it on in the form of the event.'
              )}
            </HelpText>
            <details>
              <summary className={styles.subject}>{subject}</summary>
              <p className={styles.email}>{text}</p>
            </details>
          </>
        )}
      </QueryView>
    </PageSection>
  );
}
