import { settingsQuery } from '@gallery/api-client';
import { Button, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { BrandSettings } from '../features/settings/brand-settings';
import { LevelsSettings } from '../features/settings/levels-settings';
import { LinksSettings } from '../features/settings/links-settings';
import { SalesSettings } from '../features/settings/sales-settings';
import { ConsolePage } from '../parts/console-page';

/** What the owner may change while the gallery runs, section by section. */
export function Component() {
  const { data: settings, isError, isFetching, refetch } = useQuery(settingsQuery());
  return (
    <ConsolePage title="Settings">
      {!settings && !isError && <LoadingState>Loading settings...</LoadingState>}
      {!settings && isError && (
        <ErrorState
          action={
            <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The settings could not be read.
        </ErrorState>
      )}
      {settings && (
        <>
          <BrandSettings standing={settings.brand} />
          <SalesSettings standing={settings.sales} />
          <LevelsSettings standing={settings.levels} />
          <LinksSettings standing={settings.links} />
        </>
      )}
    </ConsolePage>
  );
}
