import { settingsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { BrandSettings } from '../features/settings/brand-settings';
import { EventsSettings } from '../features/settings/events-settings';
import { GateSettings } from '../features/settings/gate-settings';
import { LevelsSettings } from '../features/settings/levels-settings';
import { LinksSettings } from '../features/settings/links-settings';
import { PartnersSettings } from '../features/settings/partners-settings';
import { SalesSettings } from '../features/settings/sales-settings';
import { SettingsPage } from '../features/settings/settings-page';

/** What the owner may change while the gallery runs, section by section. */
export function Component() {
  const query = useQuery(settingsQuery());
  return (
    <SettingsPage title="Settings" query={query} word="settings">
      {(settings) => (
        <>
          <BrandSettings standing={settings.brand} />
          <SalesSettings standing={settings.sales} />
          <LevelsSettings standing={settings.levels} />
          <PartnersSettings standing={settings.partners} />
          <EventsSettings standing={settings.events} />
          <GateSettings standing={settings.gate} />
          <LinksSettings standing={settings.links} />
        </>
      )}
    </SettingsPage>
  );
}
