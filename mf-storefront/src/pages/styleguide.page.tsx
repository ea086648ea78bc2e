import { Page, PageHeading } from '@gallery/ui';
import { Fields } from '../features/styleguide/fields';
import { Overlays } from '../features/styleguide/overlays';
import { TypeAndButtons } from '../features/styleguide/type-and-buttons';
import { SpecimenTheme } from '../features/styleguide/specimen';
import { SpecimenIndex } from '../features/styleguide/specimen-index';
import { ArtworksAndStates } from '../features/styleguide/artworks-and-states';
import styles from '../features/styleguide/styleguide.module.css';

/** The style guide; only development builds have a route to it, see remote.development.tsx. */
export function Component() {
  return (
    <main>
      <Styleguide />
    </main>
  );
}

/** Every component of libs/ui in its states, on paper and then in the dark room. */
function Styleguide() {
  return (
    <>
      <Page>
        <div className={styles.room}>
          <PageHeading>Components and states</PageHeading>
          <SpecimenIndex />
          <Components />
          <Overlays />
        </div>
      </Page>
      <div data-theme="dark">
        <SpecimenTheme value="dark">
          <Page isPadded>
            <div className={styles.room}>
              <Components />
            </div>
          </Page>
        </SpecimenTheme>
      </div>
    </>
  );
}

const Components = () => (
  <>
    <TypeAndButtons />
    <Fields />
    <ArtworksAndStates />
  </>
);
