import { Page, PageHeading } from '@gallery/ui';
import { Fields } from './fields';
import { Overlays } from './overlays';
import styles from './styleguide.module.css';
import { TypeAndButtons } from './type-and-buttons';
import { ArtworksAndStates } from './artworks-and-states';

/** Every component of libs/ui in its states, on paper and then in the dark room. */
export function Styleguide() {
  return (
    <>
      <Page>
        <div className={styles.room}>
          <PageHeading>Components and states</PageHeading>
          <Components />
          <Overlays />
        </div>
      </Page>
      <div data-theme="dark">
        <Page isPadded>
          <div className={styles.room}>
            <Components />
          </div>
        </Page>
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
