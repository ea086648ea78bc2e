import type { PersonEntry, PersonRecord } from '@gallery/contracts';
import { ORDER_STATUSES, orderStatusLabel } from '@gallery/domain';
import { Link } from 'react-router';
import { recordAddress } from '../../components/navigation/admin-sections';
import { DetailSection } from '../../components/records/detail-section';
import { DateFact, Fact, FactList } from '../../components/records/fact-list';
import { RecordDetail } from '../../components/records/record-detail';
import { Row, RowFacts, RowList } from '../../components/records/row-list';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import { NEWSLETTER_LABELS, PERSON_KIND_LABELS } from './people-filters';
import styles from './people.module.css';
import { PersonAddresses } from './person-addresses';
import { PersonNewsletter } from './person-newsletter';
import { PersonNote } from './person-note';
import { PersonTags } from './person-tags';

/** A person: what they are to the gallery, what staff wrote down, and everything between the two. */
export function PersonDetail({ person }: { person: PersonRecord }) {
  return (
    <RecordDetail
      record={{ kind: 'person', id: person.id }}
      title={person.name || person.email}
      look="name"
      line={<a href={`mailto:${person.email}`}>{person.email}</a>}
    >
      <PersonFacts person={person} />
      <PersonAddresses person={person} />
      <PersonNewsletter person={person} />
      {person.addresses.map((address) => (
        <PersonNewsletter key={address.id} person={address} title={`Letters to ${address.email}`} />
      ))}
      <PersonTags person={person} />
      <PersonNote person={person} />
      <PersonEntries entries={person.entries} />
    </RecordDetail>
  );
}

function PersonFacts({ person }: { person: PersonRecord }) {
  const { kinds, names, lastContactAt, subscription } = person;
  return (
    <FactList>
      {kinds.length > 0 && (
        <Fact label="Type">{kinds.map((kind) => PERSON_KIND_LABELS[kind]).join(', ')}</Fact>
      )}
      {names.length > 1 && <Fact label="Also known as">{names.slice(1).join(', ')}</Fact>}
      <DateFact label="Last contact" at={lastContactAt} />
      <Fact label="Newsletter">
        {subscription ? NEWSLETTER_LABELS[subscription.state] : 'Never subscribed'}
      </Fact>
      {subscription && (
        <>
          <Fact label="Requested">
            <DateTime at={subscription.askedAt} />
            {`, ${SOURCE_PAGE_LABELS[subscription.sourcePage] ?? subscription.sourcePage}`}
          </Fact>
          {subscription.confirmedAt !== null && (
            <DateFact
              label={subscription.consentNote === null ? 'Confirmed by email' : 'Agreed'}
              at={subscription.confirmedAt}
              shape="full"
            />
          )}
          {subscription.consentNote !== null && (
            <Fact label="How they agreed">{subscription.consentNote}</Fact>
          )}
          {subscription.unsubscribedAt !== null && (
            <DateFact
              label={ENDED_LABELS[subscription.endedBy ?? 'subscriber']}
              at={subscription.unsubscribedAt}
              shape="full"
            />
          )}
        </>
      )}
    </FactList>
  );
}

/** What happened when a subscription ended. */
const ENDED_LABELS: Record<NonNullable<NonNullable<PersonRecord['subscription']>['endedBy']>, string> = {
  subscriber: 'Unsubscribed',
  bounce: 'Address does not exist',
  complaint: 'Reported as spam',
  staff: 'Unsubscribed by the gallery',
};

/** The pages with a newsletter form. */
const SOURCE_PAGE_LABELS: Readonly<Record<string, string>> = {
  landing: 'home page',
  'fine-art': 'Fine Art page',
  commercial: 'Commercial page',
  about: 'About page',
  contact: 'Contact page',
  cart: 'cart',
  'artwork-detail': 'page of an artwork',
  'live-event': 'page of an event',
  staff: 'told the gallery',
};

/** Newest first; each leads to its own page. */
function PersonEntries({ entries }: { entries: readonly PersonEntry[] }) {
  return (
    <DetailSection title="Timeline">
      {entries.length === 0 ? (
        <p className={styles.sentence}>Subscribed to letters; nothing else yet.</p>
      ) : (
        <RowList>
          {entries.map((entry) => (
            <Row key={`${entry.kind} ${entry.id} ${entry.title}`}>
              <EntryTitle entry={entry} />
              <MutedText>
                {entry.kind === 'reservation' && 'until '}
                <DateTime at={entry.at} shape="day" />
              </MutedText>
              <RowFacts>
                {[ENTRY_LABELS[entry.kind], entryStateLabel(entry)].filter(Boolean).join(', ')}
              </RowFacts>
            </Row>
          ))}
        </RowList>
      )}
    </DetailSection>
  );
}

function EntryTitle({ entry: { kind, id, title } }: { entry: PersonEntry }) {
  const to = recordAddress(ENTRY_RECORDS[kind] ?? kind, id);
  const text = title || id;
  return to === null ? <span className={styles.text}>{text}</span> : <Link to={to}>{text}</Link>;
}

/** Kinds of entries whose page has another name. */
const ENTRY_RECORDS: Partial<Record<PersonEntry['kind'], string>> = {
  account: 'collector',
  reservation: 'edition',
  affiliate: 'partner',
};

const ENTRY_LABELS: Record<PersonEntry['kind'], string> = {
  account: 'Collector account',
  order: 'Order',
  message: 'Message',
  event: 'Live event',
  certificate: 'Certificate',
  reservation: 'Reservation',
  letter: 'Letter',
  affiliate: 'Selling partner',
};

/** Empty where there is nothing more to say. */
function entryStateLabel({ kind, id, state }: PersonEntry): string {
  if (kind === 'order') {
    const status = ORDER_STATUSES.find((each) => each === state);
    return `${id}, ${status ? orderStatusLabel(status) : state}`;
  }
  return STATE_LABELS[`${kind} ${state}`] ?? state;
}

const STATE_LABELS: Readonly<Record<string, string>> = {
  'account confirmed': '',
  'account unconfirmed': 'address not confirmed',
  'message open': 'needs reply',
  'event unsubscribed': 'unsubscribed from emails about it',
  'reservation reserved': '',
  'letter sent': '',
  'letter unknown': 'interrupted while sending',
  'letter refused': 'rejected by their mail server',
  'letter complained': 'reported as spam',
};
