import { affiliateVisitsQuery } from '@gallery/api-client';
import type { Affiliate, PartnerAnalytics as Visits } from '@gallery/contracts';
import { formatDay, toCents, formatMoneyWithCents } from '@gallery/domain';
import { StatusBadge } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { CopyButton } from '../../components/actions/copy-button';
import { Fact, FactList, DateFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { AFFILIATE_STATUS_LABELS } from './affiliate-filters';
import styles from './affiliates.module.css';
import { BarChart } from '../../components/charts/bar-chart';
import { dayTick } from '../../components/charts/day-tick';
import { PageSection } from '../../components/page/page-section';
import { QueryState } from '../../components/feedback/query-state';
import { OpenRecord } from '../../components/live-updates/live-records';
import { OtherViewers } from '../../components/live-updates/record-viewers';

interface AffiliateDetailProps {
  partner: Affiliate;
  onEdit: () => void;
  /** What they are owed, brought and were paid: parts of other features. */
  children: ReactNode;
}

/** An affiliate: who they are, their link, and what came of it. */
export function AffiliateDetail({ partner, onEdit, children }: AffiliateDetailProps) {
  const { partnerName, status, email, partnerId, referralUrl, notes } = partner;
  return (
    <OpenRecord record={{ kind: 'affiliate', id: partner.id }}>
      <div className={styles.detail} data-in-order>
        <header className={styles.head}>
          <h2 className={styles.title}>{partnerName}</h2>
          <StatusBadge color={status}>{AFFILIATE_STATUS_LABELS[status]}</StatusBadge>
          <p className={styles.mail}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <OtherViewers />
        </header>
        <div className={styles.facts}>
          <FactList>
            <Fact label="Partner ID">{partnerId}</Fact>
            <Fact label="Commission Rate">{partner.commissionRate}%</Fact>
            <Fact label="Total Orders">{partner.totalOrders}</Fact>
            <Fact label="Total Commission">{formatMoneyWithCents(toCents(partner.totalCommission))}</Fact>
            <DateFact label="Partner since" at={partner.createdAt} />
            <Fact label="Referral link">{referralUrl}</Fact>
            {notes && <Fact label="Notes">{notes}</Fact>}
          </FactList>
          <div className={styles.words}>
            <TextButton onClick={onEdit}>Edit partner</TextButton>
            <CopyButton text={referralUrl}>Copy link</CopyButton>
          </div>
        </div>
        {children}
      </div>
    </OpenRecord>
  );
}

/** The API covers ninety. */
const SHOWN_DAYS = 30;
const TITLE = 'Visits, last 30 days';

/** How often the affiliate's link was followed. */
export function AffiliateVisitsChart({ partnerId }: { partnerId: string }) {
  const query = useQuery(affiliateVisitsQuery(partnerId));
  if (query.data) return <Chart visits={query.data} />;
  return (
    <PageSection title={TITLE}>
      <QueryState query={query} subject="visits">
        {() => null}
      </QueryState>
    </PageSection>
  );
}

function Chart({ visits: { visits, last30Days, lastVisitAt, days } }: { visits: Visits }) {
  return (
    <BarChart
      title={TITLE}
      heads={['Day', 'Visits']}
      bars={days.slice(-SHOWN_DAYS).map((each) => ({
        key: each.day,
        name: formatDay(each.day),
        tick: dayTick(each.day),
        value: each.visits,
        cells: [String(each.visits)],
      }))}
      format={String}
      caption={
        <>
          {last30Days} of {visits} in total
          {lastVisitAt !== null && (
            <>
              ; the latest on <DateTime at={lastVisitAt} shape="day" />
            </>
          )}
          .
        </>
      }
      none={visits === 0 ? 'No visits through this link yet.' : `No visits in this period; ${visits} before.`}
    />
  );
}
