import type { HealthReport } from '@gallery/contracts';
import { Button, Notice } from '@gallery/ui';
import type { ReactNode } from 'react';
import { HelpText, PageSection } from '../../../components/page/page-section';
import { DateTime } from '../../../components/text/date-time';
import styles from './health-report.module.css';

export interface HealthReportViewProps {
  report: HealthReport;
  isChecking: boolean;
  onCheckAgain: () => void;
}

/** Problems with what the gallery depends on, then everything else that was checked. */
export function HealthReportView({ report, isChecking, onCheckAgain }: HealthReportViewProps) {
  const { checkedAt, findings } = report;
  const wrong = findings.filter(({ state }) => state === 'wrong');
  const inOrder = findings.filter(({ state }) => state === 'ok');
  const unchecked = findings.filter(({ state }) => state === 'unchecked');
  return (
    <>
      <PageSection
        title="Health"
        actions={
          <Button size="dense" isBusy={isChecking} busyText="Checking..." onClick={onCheckAgain}>
            Check again
          </Button>
        }
      >
        {wrong.length === 0 ? (
          <Notice tone="success" title="Everything is in order." />
        ) : (
          <Notice
            tone="warning"
            title={
              wrong.length === 1 ? 'One thing needs attention.' : `${wrong.length} things need attention.`
            }
          >
            If someone else runs your server, send them this list.
          </Notice>
        )}
        <HelpText>
          Checked <DateTime at={checkedAt} />. Results are kept for 30 seconds.
        </HelpText>
        <FindingList label="Needs attention" findings={wrong} />
      </PageSection>
      {inOrder.length > 0 && (
        <PageSection title="In order">
          <FindingList label="In order" findings={inOrder} />
        </PageSection>
      )}
      {unchecked.length > 0 && (
        <PageSection title="Not checked here">
          <FindingList label="Not checked here" findings={unchecked} />
        </PageSection>
      )}
    </>
  );
}

function FindingList({ label, findings }: { label: string; findings: HealthReport['findings'] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label={label}>
      {findings.map(({ what, sentence }) => (
        <li key={what} className={styles.finding}>
          <p className={styles.what}>{what}</p>
          {sentence !== null && <p className={styles.sentence}>{withCommands(sentence)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Commands and files are between backticks, for the terminal too. */
const withCommands = (sentence: string): ReactNode[] =>
  sentence.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part));
