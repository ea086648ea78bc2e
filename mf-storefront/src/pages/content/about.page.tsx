import { ABOUT_BANNER_SIZES, type SiteContent } from '@gallery/contracts';
import { ButtonLink, Page, Picture, Section, TextLink, Prose } from '@gallery/ui';
import { usePageHead } from '../../use-page-head';
import { SiteContentPage } from '../../components/site-content-page';
import styles from './about.page.module.css';

/** About the artist, and the collector experience. */
export function Component() {
  usePageHead('About');

  return <SiteContentPage title="About">{({ about }) => <About about={about} />}</SiteContentPage>;
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
            <ButtonLink variant="filled" to="/fine-art">
              View the collection
            </ButtonLink>
            <TextLink to="/commercial">Commercial photography</TextLink>
            <TextLink to="/contact">Contact the studio</TextLink>
          </div>
        </div>
      </Page>
    </>
  );
}

interface BiographyProps {
  about: Pick<SiteContent['about'], 'heading' | 'biography' | 'signature'>;
}

/** The artist's biography, signed. */
function Biography({ about: { heading, biography, signature } }: BiographyProps) {
  return (
    <div className={styles.biography}>
      <h1 className={styles.heading}>{heading}</h1>
      <div>
        <Prose paragraphs={biography} />
        {signature && (
          <img
            className={styles.signature}
            src={signature.src}
            alt={signature.alt}
            width={148}
            height={52}
            loading="lazy"
          />
        )}
      </div>
    </div>
  );
}

interface ExperienceListProps {
  terms: SiteContent['about']['experience'];
}

/** The collector experience: production, delivery, authentication, tax. */
function ExperienceList({ terms }: ExperienceListProps) {
  return (
    <dl className={styles.list}>
      {terms.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
