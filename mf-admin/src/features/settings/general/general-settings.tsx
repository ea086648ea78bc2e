import type { SettingsRecord } from '@gallery/contracts';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { FieldGrid } from '../../../components/forms/field-grid';
import { NumberField } from './number-field';
import { SettingsForm } from './settings-form';

/** Who the gallery is. */
export function BrandSettings({ current }: { current: SettingsRecord['brand'] }) {
  return (
    <SettingsForm
      section="brand"
      names={{
        name: 'name',
        artist: 'artist',
        email: 'email',
        studio: 'studio',
        city: 'city',
        zip: 'ZIP',
      }}
      title="Brand"
      help="Shown on every page, in emails and on certificates issued from now on."
      current={current}
    >
      {({ text }) => (
        <FieldGrid>
          <TextField {...text('name', (name) => ({ name }))} label="Name of the gallery" maxLength={80} />
          <TextField
            {...text('artist', (artist) => ({ artist }))}
            label="Artist"
            hint="Named as the author of the works"
            maxLength={120}
          />
          <TextField
            {...text('email', (email) => ({ email }))}
            label="Email"
            type="email"
            hint="Where visitors write to"
          />
          <TextField
            {...text('studio', (studio) => ({ studio }))}
            label="Studio"
            hint="As it stands at the foot of every page"
            maxLength={120}
          />
          <TextField {...text('city', (city) => ({ city }))} label="City" maxLength={60} />
          <TextField
            {...text('zip', (zip) => ({ zip }))}
            label="ZIP"
            inputMode="numeric"
            hint="Middle of the area of free delivery"
          />
        </FieldGrid>
      )}
    </SettingsForm>
  );
}

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
      help="Holds for every new order at once. Orders that are placed keep the figures they were placed with."
      current={current}
    >
      {({ choice, text }) => (
        <>
          <SelectField
            {...choice('mode', (mode) => ({ mode: mode === 'purchase' ? 'purchase' : 'inquire' }))}
            label="Sales mode"
            hint="By inquiry no price is shown, and nothing can be bought"
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
            hint="Some places restrict a surcharge by law"
          >
            <option value="surcharge">Cost 3% more</option>
            <option value="off">Cost the same</option>
          </SelectField>
          <TextAreaField
            {...text('editionPolicy', (editionPolicy) => ({ editionPolicy }))}
            label="Edition policy"
            hint="Ends the edition statement of every work"
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
      help="How many prints of one edition a single order can have in the shop. Reserved prints, payment links and offline sales are not limited."
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

/** What collectors have to spend for a level. */
export function CollectorLevelSettings({ current }: { current: SettingsRecord['levels'] }) {
  return (
    <SettingsForm
      section="levels"
      names={{ premium: 'Premium', vip: 'VIP' }}
      title="Collector levels"
      help="The first paid order makes a collector Standard. Left empty, a level is given by hand only."
      current={current}
    >
      {({ text }) => (
        <FieldGrid>
          <TextField
            {...text('premium', (typed) => ({ premium: parseWholeDollars(typed) }))}
            label="Premium from, in dollars"
            inputMode="numeric"
          />
          <TextField
            {...text('vip', (typed) => ({ vip: parseWholeDollars(typed) }))}
            label="VIP from, in dollars"
            inputMode="numeric"
          />
        </FieldGrid>
      )}
    </SettingsForm>
  );
}

/** Digits alone: an amount cannot be entered wrong. */
function parseWholeDollars(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}

/** What new affiliates are offered, and when their share is due. */
export function AffiliateSettings({ current }: { current: SettingsRecord['partners'] }) {
  return (
    <SettingsForm
      section="partners"
      names={{ defaultRate: 'commission', returnDays: 'return period' }}
      title="Selling partners"
      help="New partners start with this share of the net profit, and the programme’s page promises it. Commission is approved once the return period is over. What is sold keeps the rate it was sold with."
      current={current}
    >
      {({ number }) => (
        <FieldGrid>
          <NumberField
            {...number('defaultRate', (defaultRate) => ({ defaultRate }))}
            label="Commission, in percent"
            decimals={2}
          />
          <NumberField
            {...number('returnDays', (returnDays) => ({ returnDays }))}
            label="Return period, in days"
          />
        </FieldGrid>
      )}
    </SettingsForm>
  );
}

/** From which amount on a refund needs a second owner. */
export function RefundSettings({ current }: { current: SettingsRecord['refunds'] }) {
  return (
    <SettingsForm
      section="refunds"
      names={{ secondPersonAbove: 'second person' }}
      title="Refunds"
      help="A refund above this waits until another owner approves it, for up to seven days. Refunds of one order count together. Left empty, every owner refunds alone."
      current={current}
    >
      {({ text }) => (
        <TextField
          {...text('secondPersonAbove', (typed) => ({ secondPersonAbove: parseWholeDollars(typed) }))}
          label="Refunds above this need a second person, in dollars"
          inputMode="numeric"
        />
      )}
    </SettingsForm>
  );
}

/** For how long guests of live events are known. */
export function LiveEventSettings({ current }: { current: SettingsRecord['events'] }) {
  return (
    <SettingsForm
      section="events"
      names={{ guestDays: 'days' }}
      title="Live events"
      help="Guests keep their name and address for this long after their evening. Then both are taken off within the hour and cannot be brought back; collectors and buyers stay."
      current={current}
    >
      {({ number }) => (
        <NumberField
          {...number('guestDays', (guestDays) => ({ guestDays }))}
          label="Days for which guests are known"
        />
      )}
    </SettingsForm>
  );
}

/** For how long messages to the gallery are kept. */
export function InboxSettings({ current }: { current: SettingsRecord['inbox'] }) {
  return (
    <SettingsForm
      section="inbox"
      names={{ messageDays: 'days' }}
      title="Inbox"
      help="Messages keep name, address and text for this long. Then all three are removed and cannot be brought back; that there was a message stays. From 90 to 3,650 days."
      current={current}
    >
      {({ number }) => (
        <NumberField
          {...number('messageDays', (messageDays) => ({ messageDays }))}
          label="Days for which messages are kept"
        />
      )}
    </SettingsForm>
  );
}
