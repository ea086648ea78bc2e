import { previewLetter } from '@gallery/api-client';
import type { LetterRecord } from '@gallery/contracts';
import { formatMoneyWithCents } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { DetailSection } from '../../components/records/detail-section';
import { DateFact, Fact, FactList } from '../../components/records/fact-list';
import { EmailPreview } from '../../components/text/email-preview';
import { SendingActions } from './letter-actions';
import { LETTER_STATE_LABELS, subscribersLabel } from './letter-labels';
import { recipientsLabel } from './letter-recipients';
import styles from './letters.module.css';

/** A letter that is no longer a draft: its progress and its results. */
export function LetterResults({ letter }: { letter: LetterRecord }) {
  const { state, sendAt, endedAt, recipients, subscribers, results, perMinute } = letter;
  return (
    <div className={styles.letter}>
      <FactList>
        <Fact label="State">{LETTER_STATE_LABELS[state]}</Fact>
        {sendAt !== null && <DateFact label="Starts" at={sendAt} shape="full" />}
        {endedAt !== null && <DateFact label="Sent" at={endedAt} shape="full" />}
        <Fact label="To">{recipientsLabel(recipients)}</Fact>
        {state === 'scheduled' && <Fact label="Matching now">{subscribersLabel(subscribers)}</Fact>}
        {state === 'sending' && <Fact label="Rate">{`${perMinute} a minute`}</Fact>}
      </FactList>
      <SendingActions letter={letter} />
      {state !== 'scheduled' && (
        <DetailSection title="Results">
          <FactList>
            <Fact label="Recipients">{results.recipients}</Fact>
            {COUNTS.map(
              ([name, label]) =>
                (results[name] > 0 || name === 'sent' || name === 'unsubscribed') && (
                  <Fact key={name} label={label}>
                    {results[name]}
                  </Fact>
                ),
            )}
            <Fact label="Orders from its links">
              {letter.orders === 0 ? 0 : `${letter.orders}, ${formatMoneyWithCents(letter.ordersCents)}`}
            </Fact>
          </FactList>
        </DetailSection>
      )}
      <LetterPreview letter={letter} />
    </div>
  );
}

/** What is counted; nothing records who opened it. */
const COUNTS: readonly (readonly [keyof LetterRecord['results'], string])[] = [
  ['sent', 'Sent'],
  ['waiting', 'Remaining'],
  ['refused', 'Rejected by the mail server'],
  ['unknown', 'Interrupted while sending, not sent again'],
  ['skipped', 'Unsubscribed before their turn'],
  ['bounced', 'Bounced, address does not exist'],
  ['complained', 'Reported as spam'],
  ['unsubscribed', 'Unsubscribed since'],
];

function LetterPreview({ letter: { subject, words, works, recipients } }: { letter: LetterRecord }) {
  const content = { subject, words, artworkIds: works.map(({ id }) => id), recipients };
  const { data } = useQuery({ queryKey: ['letter-preview', content], queryFn: () => previewLetter(content) });
  return data ? <EmailPreview mail={data} /> : null;
}
