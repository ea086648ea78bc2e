import { updateSettings } from '@gallery/api-client';
import type { SettingsRecord } from '@gallery/contracts';
import { TextField } from '@gallery/ui';
import { FieldGrid } from '../../../components/forms/field-grid';
import { SettingsForm } from './settings-form';

/** Who the gallery is. */
export function BrandSettings({ standing }: { standing: SettingsRecord['brand'] }) {
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
      help="Stands on every page, in mails and on certificates issued from now on."
      current={standing}
      send={updateSettings.brand}
    >
      {({ content, change, errorOf, isPending }) => {
        const text = (name: keyof typeof content) => ({
          look: 'boxed' as const,
          value: content[name] ?? '',
          error: errorOf(name),
          readOnly: isPending,
          onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
        });
        return (
          <FieldGrid>
            <TextField {...text('name')} label="Name of the gallery" maxLength={80} />
            <TextField
              {...text('artist')}
              label="Artist"
              hint="Named as the author of the works"
              maxLength={120}
            />
            <TextField {...text('email')} label="Email" type="email" hint="Where visitors write to" />
            <TextField
              {...text('studio')}
              label="Studio"
              hint="As it stands at the foot of every page"
              maxLength={120}
            />
            <TextField {...text('city')} label="City" maxLength={60} />
            <TextField
              {...text('zip')}
              label="ZIP"
              inputMode="numeric"
              hint="Middle of the area of free delivery"
            />
          </FieldGrid>
        );
      }}
    </SettingsForm>
  );
}
