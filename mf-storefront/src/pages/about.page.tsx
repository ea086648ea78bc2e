import { useGallerySettings } from '@gallery/session';
import { ButtonLink, Page, PageHeading } from '@gallery/ui';
import { Link } from 'react-router';
import { usePageHead } from '../page-head';
import styles from './studio.page.module.css';

/** Who makes the prints and where. */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  usePageHead('About', brand.name);
  return (
    <Page>
      <PageHeading hasRule>About</PageHeading>
      <div className={styles.text}>
        <p>
          {brand.name} shows and sells the work of one photographer, in editions of nine framed prints and a
          hundred minis. Every print is made, signed and numbered in the studio, and comes with its
          certificate of authenticity.
        </p>
        <p>
          Studio: {brand.studio} {brand.zip}, by appointment.
        </p>
        <ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Fine Art</ButtonLink>
      </div>
    </Page>
  );
}
