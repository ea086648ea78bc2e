import { updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { TextField } from '@gallery/ui';
import { FieldGrid } from '../../../components/forms/field-grid';
import { SettingsForm } from './settings-form';

/** What collectors have to spend for a level. */
export function CollectorLevelSettings({ standing }: { standing: SettingsRecord['levels'] }) {
  return (
    <SettingsForm
      section="levels"
      names={{ premium: 'Premium', vip: 'VIP' }}
      title="Collector levels"
      help="The first paid order makes a collector Standard. Left empty, a level is given by hand only."
      current={standing}
      send={updateSettings.levels}
    >
      {({ content, change, errorOf, isPending }) => {
        const amount = (name: keyof typeof content) => ({
          look: 'boxed' as const,
          inputMode: 'numeric' as const,
          value: content[name] ?? '',
          error: errorOf(name),
          readOnly: isPending,
          onChange: ({ target }: { target: { value: string } }) =>
            change({ [name]: parseWholeDollars(target.value) }),
        });
        return (
          <FieldGrid>
            <TextField {...amount('premium')} label="Premium from, in dollars" />
            <TextField {...amount('vip')} label="VIP from, in dollars" />
          </FieldGrid>
        );
      }}
    </SettingsForm>
  );
}

/** Digits alone: an amount cannot be entered wrong. */
function parseWholeDollars(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}
