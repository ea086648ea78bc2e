import type { SettingsRecord } from '@gallery/contracts';
import { TextField } from '@gallery/ui';
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
        city: 'city',
        zip: 'ZIP',
        timeZone: 'time zone',
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
          <TextField
            {...text('timeZone', (timeZone) => ({ timeZone }))}
            label="Time zone"
            hint="Of all times shown, and of new events: America/Chicago"
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

/** What new affiliates are offered, and when their share is due. */
export function AffiliateSettings({ current }: { current: SettingsRecord['partners'] }) {
  return (
    <SettingsForm
      section="partners"
      names={{ defaultRate: 'commission', returnDays: 'return period' }}
      title="Selling partners"
      help="New partners start with this share of the net profit, and the program’s page promises it. Commission is approved once the return period is over. What is sold keeps the rate it was sold with."
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
