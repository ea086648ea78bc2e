import { updateCommissionRequestStatus } from '@gallery/api-client';
import type { CommissionDeposit, CommissionRequestDetail as Detail } from '@gallery/contracts';
import { toCents, formatMoneyWithCents, orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { StatusBadge, Button } from '@gallery/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Fact, FactList, EmailFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { RecordDetail } from '../../components/records/record-detail';
import { Timeline } from '../../components/records/timeline';
import { collectorLabel, TRANSITION_LABELS } from './commission-request-filters';
import styles from './commission-requests.module.css';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { EditCommissionRequestDialog } from './commission-request-dialogs';
import { RequestCommissionDepositDialog } from './commission-deposit-dialog';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

/** A commission request: what is to be made for whom, its status, and what can be done. */
export function CommissionRequestDetail({ commission }: { commission: Detail }) {
  const { collector, projectType, description, quote, history, staffNote, status } = commission;
  return (
    <RecordDetail
      record={{ kind: 'commission_request', id: commission.id }}
      title={projectType}
      look="name"
      state={<StatusBadge color={status}>{orderStatusLabel(status)}</StatusBadge>}
    >
      <p className={styles.text}>{description}</p>
      <FactList>
        <Fact label="Collector">
          {collector === null ? (
            collectorLabel(commission)
          ) : (
            <Link to={`/admin/collectors/${collector.id}`}>{collectorLabel(commission)}</Link>
          )}
        </Fact>
        <EmailFact email={collector?.email ?? null} />
        <Fact label="Requested">
          <DateTime at={commission.createdAt} shape="day" />
          {commission.inquiryId !== null && ', from an inquiry'}
        </Fact>
        <Fact label="Budget">{commission.budgetRange}</Fact>
        <Fact label="Quote">{quote === null ? 'None yet' : formatMoneyWithCents(toCents(quote))}</Fact>
        {commission.deposit !== null && (
          <Fact label="Deposit">
            {depositLabel(commission.deposit)},{' '}
            <Link to={`/admin/orders/${commission.deposit.orderNumber}`}>
              {commission.deposit.orderNumber}
            </Link>
          </Fact>
        )}
        <Fact label="Studio visit">{commission.wantsStudioVisit ? 'Requested' : 'Not requested'}</Fact>
        {staffNote !== null && <Fact label="Note">{staffNote}</Fact>}
      </FactList>
      <Timeline
        label={`History of ${projectType}`}
        hasYears
        entries={history.map(({ status: reached, at, note, actor }) => ({
          key: `${reached}-${at}`,
          at,
          text: note === null ? orderStatusLabel(reached) : `${orderStatusLabel(reached)}: ${note}`,
          by: actor,
        }))}
      />
      <CommissionRequestActions commission={commission} />
    </RecordDetail>
  );
}

/** `$2,500.00, paid`. */
const depositLabel = ({ amount, state }: CommissionDeposit): string =>
  `${formatMoneyWithCents(toCents(amount))}, ${state === 'open' ? 'not paid yet' : state}`;

type Open = { kind: 'move'; status: OrderStatus } | { kind: 'edit' } | { kind: 'deposit' } | null;

/** The next step as a button, the final and other steps as text buttons. */
function CommissionRequestActions({ commission }: { commission: Detail }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const onward = commission.moves.filter((status) => !isEnd(status));
  const [next, ...others] = onward;
  const words = [...others, ...commission.moves.filter(isEnd)];
  return (
    <div className={styles.actions}>
      {next !== undefined && (
        <div className={styles.buttons}>
          <Button size="dense" variant="filled" onClick={() => setOpen({ kind: 'move', status: next })}>
            {TRANSITION_LABELS[next]}
          </Button>
        </div>
      )}
      <ActionList label="More actions">
        <ActionItem onClick={() => setOpen({ kind: 'edit' })}>Edit and quote</ActionItem>
        {canRequestDeposit(commission) && (
          <ActionItem onClick={() => setOpen({ kind: 'deposit' })}>Request a deposit</ActionItem>
        )}
        {words.map((status) => (
          <ActionItem key={status} onClick={() => setOpen({ kind: 'move', status })}>
            {TRANSITION_LABELS[status]}
          </ActionItem>
        ))}
      </ActionList>
      {open?.kind === 'move' && (
        <CommissionRequestTransitionDialog commission={commission} status={open.status} onClose={close} />
      )}
      {open?.kind === 'deposit' && <RequestCommissionDepositDialog commission={commission} onClose={close} />}
      {open?.kind === 'edit' && <EditCommissionRequestDialog commission={commission} onClose={close} />}
    </div>
  );
}

/** One at a time, while it may still be made for someone. */
const canRequestDeposit = ({ collector, status, deposit }: Detail): boolean =>
  collector !== null && !isEnd(status) && (deposit === null || deposit.state === 'refunded');

const isEnd = (status: OrderStatus): boolean => status === 'rejected' || status === 'cancelled';

interface CommissionRequestTransitionDialogProps {
  commission: Pick<Detail, 'id' | 'projectType' | 'quote' | 'collector'>;
  /** The status that it moves to. */
  status: OrderStatus;
  onClose: () => void;
}

/** Moves a commission request to a status; its collector is emailed, with the note and the quote. */
function CommissionRequestTransitionDialog({
  commission,
  status,
  onClose,
}: CommissionRequestTransitionDialogProps) {
  const { id, projectType, quote, collector } = commission;
  const form = useMutationForm({
    mutation: updateCommissionRequestStatus(id),
    defaultValues: { note: '' },
    toRequest: ({ note }) => ({ status, note }),
    toast: {
      title: `${projectType} is now ${orderStatusLabel(status).toLowerCase()}`,
      ...(collector === null ? {} : { description: `${collector.firstName} gets an email.` }),
    },
    onSuccess: onClose,
  });
  const isEnd = status === 'rejected' || status === 'cancelled';
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${projectType}: ${orderStatusLabel(status).toLowerCase()}`}
      confirmLabel={TRANSITION_LABELS[status]}
      tone={isEnd ? 'destructive' : 'ink'}
      failureTitle="The status was not changed."
    >
      {collector !== null && (
        <p>
          {collector.firstName} gets an email.{' '}
          {quote === null
            ? 'No quote yet.'
            : `The email states our quote: ${formatMoneyWithCents(toCents(quote))}.`}
        </p>
      )}
      <form.TextAreaField name="note" label="Note" hint="Shown to the collector." rows={4} maxLength={500} />
    </ConfirmFormDialog>
  );
}
