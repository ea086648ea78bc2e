import type { SellingPartner } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { Button, StatusBadge } from '@gallery/ui';
import type { ReactNode } from 'react';
import { CopyWord } from '../../parts/copy-word';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
import { STATUS_WORDS } from './partner-words';
import styles from './partners.module.css';

export interface PartnerDetailProps {
  partner: SellingPartner;
  onEdit: () => void;
  /** What they are owed, brought and were paid: parts of other features. */
  children: ReactNode;
}

/** A selling partner: who they are, their link, and what came of it. */
export function PartnerDetail({ partner, onEdit, children }: PartnerDetailProps) {
  const { partnerName, status, email, partnerId, referralUrl, notes } = partner;
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        <h2 className={styles.title}>{partnerName}</h2>
        <StatusBadge colour={status}>{STATUS_WORDS[status]}</StatusBadge>
        <p className={styles.mail}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </header>
      <div className={styles.facts}>
        <FactList>
          <Fact label="Partner ID">{partnerId}</Fact>
          <Fact label="Commission Rate">{partner.commissionRate}%</Fact>
          <Fact label="Total Orders">{partner.totalOrders}</Fact>
          <Fact label="Total Commission">{formatSum(cents(partner.totalCommission))}</Fact>
          <Fact label="Partner since">
            <Moment at={partner.createdAt} shape="day" />
          </Fact>
          <Fact label="Referral link">{referralUrl}</Fact>
          {notes && <Fact label="Notes">{notes}</Fact>}
        </FactList>
        <div className={styles.words}>
          <Button variant="word" onClick={onEdit}>
            Edit partner
          </Button>
          <CopyWord text={referralUrl}>Copy link</CopyWord>
        </div>
      </div>
      {children}
    </div>
  );
}
