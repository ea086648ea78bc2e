import { updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { NumberField } from './number-field';
import { SettingsForm } from './settings-form';

/** For how long guests of live events are known. */
export function LiveEventSettings({ standing }: { standing: SettingsRecord['events'] }) {
  return (
    <SettingsForm
      section="events"
      names={{ guestDays: 'days' }}
      title="Live events"
      help="Guests keep their name and address for this long after their evening. Then both are taken off within the hour and cannot be brought back; collectors and buyers stay."
      current={standing}
      send={updateSettings.events}
    >
      {({ content, change, errorOf, isPending }) => (
        <NumberField
          label="Days for which guests are known"
          value={content.guestDays}
          onValue={(guestDays) => change({ guestDays })}
          error={errorOf('guestDays')}
          readOnly={isPending}
        />
      )}
    </SettingsForm>
  );
}
