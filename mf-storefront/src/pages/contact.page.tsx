import { useGallerySettings } from '@gallery/session';
import { ButtonLink, Page, PageHeading } from '@gallery/ui';
import { usePageHead } from '../page-head';
import styles from './studio.page.module.css';

/** Where the gallery is and how to write to it. */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  usePageHead('Contact', brand.name);
  return (
    <Page>
      <PageHeading hasRule>Contact</PageHeading>
      <div className={styles.text} id="contact-form">
        <p>
          Studio: {brand.studio} {brand.zip}, by appointment. Write to us about a work, a visit to the studio
          or the press: we reply within 24 hours.
        </p>
        <ButtonLink
          render={({ children, className }) => (
            <a href={`mailto:${brand.email}`} className={className}>
              {children}
            </a>
          )}
        >
          {brand.email}
        </ButtonLink>
      </div>
    </Page>
  );
}
