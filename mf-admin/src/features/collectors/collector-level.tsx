import type { CollectorDetail } from '@gallery/contracts';
import { collectorLevelLabel } from '@gallery/domain';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { OwnerOnly } from '../../components/session/owner-only';
import { Timeline } from '../../components/records/timeline';
import styles from './collectors.module.css';
import { DetailSection } from '../../components/records/detail-section';
import { CollectorLevelDialog } from './collector-level-dialog';

/** Their level, why it is theirs, and what the owner said about it before. */
export function CollectorLevel({ collector }: { collector: CollectorDetail }) {
  const [isAsking, setAsking] = useState(false);
  const { level, isLevelGiven, levelHistory, totals } = collector;
  return (
    <DetailSection title="Level">
      <p className={styles.sentence}>
        {collectorLevelLabel(level)},{' '}
        {isLevelGiven ? 'given by the owner; no rule changes it' : levelRuleLabel(totals.paidOrders)}
      </p>
      {levelHistory.length > 0 && (
        <Timeline
          label="Level history"
          hasYears
          entries={levelHistory.map(({ at, from, to, isGiven }) => ({
            key: at,
            at,
            text: isGiven
              ? `${collectorLevelLabel(to)}, was ${collectorLevelLabel(from)}`
              : `Back to the rule: ${collectorLevelLabel(to)}`,
            by: 'the owner',
          }))}
        />
      )}
      <OwnerOnly>
        <div>
          <TextButton onClick={() => setAsking(true)}>Set level</TextButton>
        </div>
      </OwnerOnly>
      {isAsking && <CollectorLevelDialog collector={collector} onClose={() => setAsking(false)} />}
    </DetailSection>
  );
}

const levelRuleLabel = (paidOrders: number): string =>
  paidOrders === 0
    ? 'nothing bought yet'
    : `by the rule, for ${paidOrders === 1 ? 'one paid order' : `${paidOrders} paid orders`}`;
