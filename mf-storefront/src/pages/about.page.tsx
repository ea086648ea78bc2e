import { siteQuery } from '@gallery/api-client';
import { ABOUT_BANNER_SIZES, type SiteContent } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { Button, ButtonLink, ErrorState, LoadingState, Page, Picture, Section, WordLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Biography } from '../features/about/biography';
import { ExperienceList } from '../features/about/experience-list';
import { usePageHead } from '../page-head';
import styles from './about.page.module.css';

/** Who makes the pictures, and how a print comes to its collector (S116–S118). */
export function Component() {
  const name = useGallerySettings((state) => state.settings.brand.name);
  const { data: site, isPending, refetch } = useQuery(siteQuery());
  usePageHead('About', name);

  if (site) return <About about={site.about} />;
  return (
    <Page isPadded>
      {isPending ? (
        <LoadingState>Loading...</LoadingState>
      ) : (
        <ErrorState heading="h1" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          This page could not be loaded.
        </ErrorState>
      )}
    </Page>
  );
}

function About({ about }: { about: SiteContent['about'] }) {
  return (
    <>
      {about.banner && (
        <div className={styles.banner}>
          <Picture picture={about.banner} sizes={ABOUT_BANNER_SIZES} fit="cover" priority />
        </div>
      )}
      <Page>
        <div className={styles.page}>
          <Biography about={about} />
          {about.experience.length > 0 && (
            <Section title="The collector experience">
              <ExperienceList terms={about.experience} />
            </Section>
          )}
          <div className={styles.onward}>
            <ButtonLink variant="filled" render={(parts) => <Link to="/fine-art" {...parts} />}>
              See the fine art
            </ButtonLink>
            <WordLink render={(parts) => <Link to="/commercial" {...parts} />}>
              Commercial photography
            </WordLink>
            <WordLink render={(parts) => <Link to="/contact" {...parts} />}>Contact the studio</WordLink>
          </div>
        </div>
      </Page>
    </>
  );
}
