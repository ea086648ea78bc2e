import { assignMessage } from '@gallery/api-client';
import type { MessageRecord, StaffMember, MessageApplication } from '@gallery/contracts';
import { collectorLevelLabel } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Fact, FactList, DateFact, EmailFact } from '../../../components/records/fact-list';
import { DateTime } from '../../../components/text/date-time';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { messageKindLabel } from '../inbox-labels';
import styles from './message-detail.module.css';

interface MessageFactsProps {
  message: MessageRecord;
  staff: readonly StaffMember[];
}

/** Who wrote, about what and when, and who takes care of it. */
export function MessageFacts({ message, staff }: MessageFactsProps) {
  const { name, email, collector, isOfCollector, artwork, coaId, createdAt, repliedAt, replyDueAt } = message;
  return (
    <div className={styles.facts}>
      <FactList>
        <Fact label="From">{name}</Fact>
        <EmailFact email={email} />
        {collector && (
          <Fact label="Collector">
            {collectorLevelLabel(collector.level)}
            {isOfCollector
              ? !collector.isConfirmed && ', address not confirmed'
              : `, ${collector.name}, matched by email address, not signed in`}
          </Fact>
        )}
        <Fact label="Type">{messageKindLabel(message)}</Fact>
        {artwork && (
          <Fact label="Work">
            <Link to={`/admin/inventory/${artwork.id}`}>{artwork.title}</Link>
          </Fact>
        )}
        {coaId !== null && (
          <Fact label="Print">
            <Link to={`/admin/certificates/${coaId}`}>{coaId}</Link>
          </Fact>
        )}
        <DateFact label="Received" at={createdAt} shape="full" />
        {repliedAt !== null ? (
          <DateFact label="Replied" at={repliedAt} shape="full" />
        ) : (
          <Fact label="Reply promised by">
            {replyDueAt === null ? (
              'None: they are emailed when the artwork is released'
            ) : (
              <DateTime at={replyDueAt} />
            )}
          </Fact>
        )}
      </FactList>
      <AssigneeField message={message} staff={staff} />
    </div>
  );
}

/** Assigned to another as soon as they are chosen. */
function AssigneeField({ message: { id, version, assignedTo }, staff }: MessageFactsProps) {
  const assigning = useMutation(assignMessage(id));
  // Someone who left may still have it.
  const isListed = assignedTo === null || staff.some((member) => member.id === assignedTo.id);
  const members = isListed ? staff : [...staff, assignedTo];
  return (
    <>
      <SelectField
        look="boxed"
        label="Assigned to"
        value={assignedTo?.id ?? ''}
        disabled={assigning.isPending}
        onChange={({ target }) => assigning.mutate({ staffId: target.value || null, version })}
      >
        <option value="">Nobody</option>
        {members.map((member) => (
          <option key={member.id} value={member.id}>
            {member.firstName}
          </option>
        ))}
      </SelectField>
      <ErrorNotice title="The message was not assigned." failure={assigning.error} />
    </>
  );
}

const APPLICATION_STATE_LABELS: Record<MessageApplication['state'], string> = {
  new: 'Not decided',
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
