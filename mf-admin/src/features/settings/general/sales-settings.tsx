import { updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { SelectField, TextAreaField } from '@gallery/ui';
import { SettingsForm } from './settings-form';

/** How the gallery sells. */
export function SalesSettings({ standing }: { standing: SettingsRecord['sales'] }) {
  return (
    <SettingsForm
      section="sales"
      names={{
        mode: 'sales mode',
        taxMode: 'sales tax',
        cardFeeMode: 'card payments',
        editionPolicy: 'edition policy',
      }}
      title="Sales"
      help="Holds for every new order at once. Orders that are placed keep the figures they were placed with."
      current={standing}
      send={updateSettings.sales}
    >
      {({ content, change, errorOf, isPending }) => (
        <>
          <SelectField
            look="boxed"
            label="Sales mode"
            hint="By inquiry no price is shown, and nothing can be bought"
            value={content.mode}
            disabled={isPending}
            onChange={({ target }) => change({ mode: target.value === 'purchase' ? 'purchase' : 'inquire' })}
          >
            <option value="purchase">Purchase</option>
            <option value="inquire">By inquiry only</option>
          </SelectField>
          <SelectField
            look="boxed"
            label="Sales tax"
            value={content.taxMode}
            disabled={isPending}
            onChange={({ target }) =>
              change({ taxMode: target.value === 'always' ? 'always' : 'destination' })
            }
          >
            <option value="destination">Orders to Texas only</option>
            <option value="always">Every order</option>
          </SelectField>
          <SelectField
            look="boxed"
            label="Card payments"
            hint="Some places restrict a surcharge by law"
            value={content.cardFeeMode}
            disabled={isPending}
            onChange={({ target }) => change({ cardFeeMode: target.value === 'off' ? 'off' : 'surcharge' })}
          >
            <option value="surcharge">Cost 3% more</option>
            <option value="off">Cost the same</option>
          </SelectField>
          <TextAreaField
            look="boxed"
            label="Edition policy"
            hint="Ends the edition statement of every work"
            rows={4}
            maxLength={2_000}
            value={content.editionPolicy}
            error={errorOf('editionPolicy')}
            readOnly={isPending}
            onChange={({ target }) => change({ editionPolicy: target.value })}
          />
        </>
      )}
    </SettingsForm>
  );
}
