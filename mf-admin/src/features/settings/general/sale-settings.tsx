import type { SettingsRecord } from '@gallery/contracts';
import { CARD_FEE_PERCENT } from '@gallery/domain';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { FieldGrid } from '../../../components/forms/field-grid';
import { NumberField, parseWholeDollars } from './number-field';
import { SettingsForm } from './settings-form';

/** How the gallery sells. */
export function SalesSettings({ current }: { current: SettingsRecord['sales'] }) {
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
      help="Applies to new orders immediately. Existing orders keep their amounts."
      current={current}
    >
      {({ choice, text }) => (
        <>
          <SelectField
            {...choice('mode', (mode) => ({ mode: mode === 'purchase' ? 'purchase' : 'inquire' }))}
            label="Sales mode"
            hint="In inquiry mode, prices are hidden and nothing can be bought"
          >
            <option value="purchase">Purchase</option>
            <option value="inquire">By inquiry only</option>
          </SelectField>
          <SelectField
            {...choice('taxMode', (taxMode) => ({
              taxMode: taxMode === 'always' ? 'always' : 'destination',
            }))}
            label="Sales tax"
          >
            <option value="destination">Orders to Texas only</option>
            <option value="always">Every order</option>
          </SelectField>
          <SelectField
            {...choice('cardFeeMode', (mode) => ({ cardFeeMode: mode === 'off' ? 'off' : 'surcharge' }))}
            label="Card payments"
            hint="Some places restrict surcharges by law"
          >
            <option value="surcharge">Cost {CARD_FEE_PERCENT} more</option>
            <option value="off">Cost the same</option>
          </SelectField>
          <TextAreaField
            {...text('editionPolicy', (editionPolicy) => ({ editionPolicy }))}
            label="Edition policy"
            hint="Added to the end of every edition statement"
            rows={4}
            maxLength={2_000}
          />
        </>
      )}
    </SettingsForm>
  );
}

/** How many prints of one edition an order may have. */
export function OrderLimitSettings({ current }: { current: SettingsRecord['orderLimits'] }) {
  return (
    <SettingsForm
      section="orderLimits"
      names={{ smallEditionPrints: 'small editions', largeEditionPrints: 'larger editions' }}
      title="Prints per order"
      help="The most prints of one edition that a shop order can include. Reserved prints, payment links and offline sales are not limited."
      current={current}
    >
      {({ number }) => (
        <FieldGrid>
          <NumberField
            {...number('smallEditionPrints', (smallEditionPrints) => ({ smallEditionPrints }))}
            label="Editions of up to 20 prints"
          />
          <NumberField
            {...number('largeEditionPrints', (largeEditionPrints) => ({ largeEditionPrints }))}
            label="Larger editions"
          />
        </FieldGrid>
      )}
    </SettingsForm>
  );
}

/** The amount from which a refund needs a second owner. */
export function RefundSettings({ current }: { current: SettingsRecord['refunds'] }) {
  return (
    <SettingsForm
      section="refunds"
      names={{ secondPersonAbove: 'second person' }}
      title="Refunds"
      help="Refunds above this amount need another owner’s approval within seven days. Refunds on the same order add up. Leave empty to let every owner refund alone."
      current={current}
    >
      {({ text }) => (
        <TextField
          {...text('secondPersonAbove', (typed) => ({ secondPersonAbove: parseWholeDollars(typed) }))}
          label="Approval needed above, in dollars"
          inputMode="numeric"
        />
      )}
    </SettingsForm>
  );
}
