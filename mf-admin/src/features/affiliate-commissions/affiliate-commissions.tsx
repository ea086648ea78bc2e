import { exportAffiliateCommissions, affiliateCommissionsQuery } from '@gallery/api-client';
import { SelectField } from '@gallery/ui';
import { useState } from 'react';
import { LabelOptions } from '../../components/forms/label-options';
import { PageSection } from '../../components/page/page-section';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { usePagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';
import { AffiliateCommissionTable } from './affiliate-commission-table';
import { toCommissionFilter } from './affiliate-commission-list';
import { COMMISSION_STATE_LABELS } from './affiliate-commission-labels';

/** The commission lines of one affiliate, narrowed by state, and as a file. */
export function AffiliateCommissions({ id, partnerId }: { id: string; partnerId: string }) {
  const [state, setState] = useState('');
  const filter = toCommissionFilter({ q: '', state });
  const list = usePagedList((cursor) => affiliateCommissionsQuery(id, filter, cursor));
  return (
    <PageSection
      title="Commission lines"
      actions={
        <ExportCsvButton
          options={exportAffiliateCommissions(id)}
          filter={filter}
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
            <LabelOptions labels={COMMISSION_STATE_LABELS} />
          </SelectField>
        </div>
        <AffiliateCommissionTable
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
    </PageSection>
  );
}
