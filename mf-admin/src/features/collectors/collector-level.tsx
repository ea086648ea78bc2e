import type { CollectorDetail } from '@gallery/contracts';
import { collectorLevelLabel } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { OwnersOnly } from '../../parts/owners-only';
import { Timeline } from '../../parts/timeline';
import styles from './collectors.module.css';
import { DetailPart } from '../../parts/detail-part';
import { LevelDialog } from './level-dialog';

export interface CollectorLevelProps {
  collector: CollectorDetail;
}

/** Their level, why it is theirs, and what the owner said about it before. */
export function CollectorLevel({ collector }: CollectorLevelProps) {
  const [isAsking, setAsking] = useState(false);
  const { level, isLevelGiven, levelHistory, totals } = collector;
  return (
    <DetailPart title="Level">
      <p className={styles.sentence}>
        {collectorLevelLabel(level)},{' '}
        {isLevelGiven ? 'given by the owner; no rule changes it' : ruleWords(totals.paidOrders)}
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
      <OwnersOnly>
        <div>
          <Button variant="word" onClick={() => setAsking(true)}>
            Set level
          </Button>
        </div>
      </OwnersOnly>
      {isAsking && <LevelDialog collector={collector} onClose={() => setAsking(false)} />}
    </DetailPart>
  );
}

const ruleWords = (paidOrders: number): string =>
  paidOrders === 0
    ? 'nothing bought yet'
    : `by the rule, for ${paidOrders === 1 ? 'one paid order' : `${paidOrders} paid orders`}`;
