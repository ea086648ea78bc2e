import type { MessageApplication } from '@gallery/contracts';
import { Fact, FactList } from '../../../components/records/fact-list';
import styles from '../message/message-detail.module.css';

const APPLICATION_STATE_LABELS: Record<MessageApplication['state'], string> = {
  new: 'To decide',
  approved: 'Approved',
  declined: 'Declined',
};

/** What an applicant has told of themselves besides their notes; what they left out is not there. */
export function ApplicationFacts({ application }: { application: MessageApplication }) {
  const { role, location, phone, business, portfolio, buyerTypes, experience, state } = application;
  return (
    <>
      <FactList>
        <Fact label="Application">{APPLICATION_STATE_LABELS[state]}</Fact>
        <Fact label="Role">{role}</Fact>
        <Fact label="Location">{location}</Fact>
        {phone !== '' && (
          <Fact label="Phone">
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {business !== '' && <Fact label="Business">{business}</Fact>}
        {portfolio !== '' && <Fact label="Portfolio">{portfolio}</Fact>}
        {buyerTypes !== '' && <Fact label="Types of buyers">{buyerTypes}</Fact>}
      </FactList>
      {experience !== '' && <p className={styles.words}>{experience}</p>}
    </>
  );
}
