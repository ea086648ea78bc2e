import { exportPartnerLines, partnerLinesQuery } from '@gallery/api-client';
import { SelectField } from '@gallery/ui';
import { useState } from 'react';
import { ConsolePart } from '../../parts/console-part';
import { ExportCsv } from '../../parts/export-csv';
import { usePages } from '../../parts/use-pages';
import styles from './ledger.module.css';
import { LineTable } from './line-table';
import { isState, STATE_WORDS } from './line-words';

export interface PartnerLinesProps {
  /** The partner's. */
  id: string;
  /** The code of their link, for the file's name. */
  partnerId: string;
}

/** The commission lines of one partner, narrowed by state, and as a file. */
export function PartnerLines({ id, partnerId }: PartnerLinesProps) {
  const [state, setState] = useState('');
  const wish = isState(state) ? { state } : {};
  const list = usePages((cursor) => partnerLinesQuery(id, wish, cursor));
  return (
    <ConsolePart
      title="Commission lines"
      actions={
        <ExportCsv
          options={exportPartnerLines(id)}
          wish={wish}
          fileName={`commission-${partnerId}.csv`}
          failed="The commission lines were not exported."
        />
      }
    >
      <div className={styles.column}>
        <div className={styles.state}>
          <SelectField
            look="boxed"
            label="State"
            value={state}
            onChange={({ target }) => setState(target.value)}
          >
            <option value="">All</option>
            {Object.entries(STATE_WORDS).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </SelectField>
        </div>
        <LineTable
          label="Commission lines"
          list={list}
          hasPartners={false}
          empty={
            <p className={styles.sentence}>
              {state === '' ? 'There is no line yet.' : 'No line is like that.'}
            </p>
          }
        />
      </div>
    </ConsolePart>
  );
}
