import { updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { FieldGrid } from '../../../components/forms/field-grid';
import { NumberField } from './number-field';
import { SettingsForm } from './settings-form';

/** What new affiliates are offered, and when their share is due. */
export function AffiliateSettings({ standing }: { standing: SettingsRecord['partners'] }) {
  return (
    <SettingsForm
      section="partners"
      names={{ defaultRate: 'commission', returnDays: 'return period' }}
      title="Selling partners"
      help="New partners start with this share of the net profit, and the programme’s page promises it. Commission is approved once the return period is over. What is sold keeps the rate it was sold with."
      current={standing}
      send={updateSettings.partners}
    >
      {({ content, change, errorOf, isPending }) => (
        <FieldGrid>
          <NumberField
            label="Commission, in percent"
            decimals={2}
            value={content.defaultRate}
            onValue={(defaultRate) => change({ defaultRate })}
            error={errorOf('defaultRate')}
            readOnly={isPending}
          />
          <NumberField
            label="Return period, in days"
            value={content.returnDays}
            onValue={(returnDays) => change({ returnDays })}
            error={errorOf('returnDays')}
            readOnly={isPending}
          />
        </FieldGrid>
      )}
    </SettingsForm>
  );
}
