import type { SettingsRecord } from '@gallery/contracts';
import { SelectField, TextField } from '@gallery/ui';
import { FieldGrid } from '../../../components/forms/field-grid';
import { NumberField, parseWholeDollars } from './number-field';
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
        street: 'street',
        city: 'city',
        zip: 'ZIP',
        timeZone: 'time zone',
        paper: 'paper size',
      }}
      title="Brand"
      help="Shown on every page, in emails and on certificates issued from now on."
      current={current}
    >
      {({ text, choice }) => (
        <FieldGrid>
          <TextField {...text('name', (name) => ({ name }))} label="Gallery name" maxLength={80} />
          <TextField
            {...text('artist', (artist) => ({ artist }))}
            label="Artist"
            hint="Shown as the artist of every work"
            maxLength={120}
          />
          <TextField
            {...text('email', (email) => ({ email }))}
            label="Email"
            type="email"
            hint="Where visitors’ messages go"
          />
          <TextField
            {...text('studio', (studio) => ({ studio }))}
            label="Studio"
            hint="Shown in the footer of every page"
            maxLength={120}
          />
          <TextField
            {...text('street', (street) => ({ street }))}
            label="Street"
            hint="Part of the gallery’s address on invoices and packing slips"
            maxLength={120}
          />
          <TextField {...text('city', (city) => ({ city }))} label="City" maxLength={60} />
          <TextField
            {...text('zip', (zip) => ({ zip }))}
            label="ZIP"
            inputMode="numeric"
            hint="Center of the free delivery area"
          />
          <TextField
            {...text('timeZone', (timeZone) => ({ timeZone }))}
            label="Time zone"
            hint="Such as America/Chicago. Used on pages, papers and emails, and for new events"
          />
          <SelectField
            {...choice('paper', (chosen) => ({ paper: chosen === 'a4' ? 'a4' : 'letter' }))}
            label="Paper size"
          >
            <option value="letter">US Letter</option>
            <option value="a4">A4</option>
          </SelectField>
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
      help="Collectors become Standard with their first paid order. Leave a field empty to set that level manually only."
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

/** What new affiliates are offered, and when their share is due. */
export function AffiliateSettings({ current }: { current: SettingsRecord['partners'] }) {
  return (
    <SettingsForm
      section="partners"
      names={{ defaultRate: 'commission', returnDays: 'return period' }}
      title="Selling partners"
      help="New partners start with this share of net profit, which the program page also states. Commission is approved when the return period ends. Existing sales keep their rate."
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

/** For how long guests of live events are known. */
export function LiveEventSettings({ current }: { current: SettingsRecord['events'] }) {
  return (
    <SettingsForm
      section="events"
      names={{ guestDays: 'days' }}
      title="Live events"
      help="We keep guests’ names and email addresses for this long after an event. Both are then deleted within the hour and cannot be recovered; collectors and buyers are kept."
      current={current}
    >
      {({ number }) => (
        <NumberField
          {...number('guestDays', (guestDays) => ({ guestDays }))}
          label="Keep guest data for (days)"
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
      help="We keep the name, email address and text of each message for this long, from 90 to 3,650 days, then delete them for good. Only a record of the message stays."
      current={current}
    >
      {({ number }) => (
        <NumberField
          {...number('messageDays', (messageDays) => ({ messageDays }))}
          label="Keep messages for (days)"
        />
      )}
    </SettingsForm>
  );
}
