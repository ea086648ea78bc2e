import type { SiteContent } from '@gallery/contracts';
import type { ContactSubject } from '@gallery/domain';
import { ButtonLink, Page, Section, Picture, Button, TextLink } from '@gallery/ui';
import { useId, type ReactNode } from 'react';
import { usePageHead } from '../../use-page-head';
import { SiteContentPage } from '../../components/site-content-page';
import styles from './commercial.page.module.css';

const COMMISSION_SUBJECT: ContactSubject = 'Commission Inquiry';

/** The contact form with the commission subject. */
const CONTACT_FORM_PATH = `/contact?${new URLSearchParams({ subject: COMMISSION_SUBJECT }).toString()}#contact-form`;

/** Commercial photographs and films. */
export function Component() {
  usePageHead('Commercial');

  return <SiteContentPage>{({ commercial }) => <Commercial commercial={commercial} />}</SiteContentPage>;
}

function Commercial({ commercial }: { commercial: SiteContent['commercial'] }) {
  const { heading, sentence, services, portfolioTiles, leadsToContact } = commercial;
  const reasonId = useId();
  return (
    <Page>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.heading}>{heading}</h1>
          <div className={styles.words}>
            <p className={styles.sentence}>{sentence}</p>
            {!leadsToContact && (
              <p className={styles.reason} id={reasonId}>
                Services are not booked on this page. Write to the studio, and we talk.
              </p>
            )}
            <ButtonLink variant="filled" to={CONTACT_FORM_PATH}>
              Write to the studio
            </ButtonLink>
          </div>
        </header>
        <div className={styles.services}>
          {services.map((service) => (
            <ServiceCard
              key={service.name}
              service={service}
              actions={
                <ServiceButtons
                  service={service.name}
                  to={leadsToContact ? CONTACT_FORM_PATH : null}
                  reasonId={reasonId}
                />
              }
            />
          ))}
        </div>
        {portfolioTiles > 0 && (
          <Section title="Portfolio">
            <PortfolioTiles count={portfolioTiles} />
          </Section>
        )}
      </div>
    </Page>
  );
}

interface ServiceCardProps {
  service: SiteContent['commercial']['services'][number];
  /** The `ServiceButtons`. */
  actions: ReactNode;
}

/** A commercial service. */
function ServiceCard({ service: { name, text, picture }, actions }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      {picture && <Picture picture={picture} sizes={SIZES} />}
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.text}>{text}</p>
      {actions}
    </article>
  );
}

/** Three per row on desktops, two from 640 px. */
const SIZES = '(min-width: 112rem) 32.5rem, (min-width: 64rem) 28vw, (min-width: 40rem) 44vw, 90vw';

interface ServiceButtonsProps {
  /** The service's name: without it all twelve buttons of the page would have two names. */
  service: string;
  /** Link of both; null while services cannot be requested here. */
  to: string | null;
  /** Id of the sentence that says why they are disabled. */
  reasonId: string;
}

/**
 * Request Quote and Book Service. Nothing is booked here: they link to the contact form, or are disabled, with the
 * reason for everybody who reaches them.
 */
function ServiceButtons({ service, to, reasonId }: ServiceButtonsProps) {
  return (
    <p className={styles.buttons}>
      {WORDS.map((word) => {
        const name = `${word}: ${service}`;
        return to === null ? (
          <Button key={word} variant="text" aria-disabled aria-label={name} aria-describedby={reasonId}>
            {word}
          </Button>
        ) : (
          <TextLink key={word} to={to} aria-label={name}>
            {word}
          </TextLink>
        );
      })}
    </p>
  );
}

const WORDS = ['Request Quote', 'Book Service'];

interface PortfolioTilesProps {
  count: number;
}

/** Placeholders for pictures of commercial work. Only their sentence is read out. */
function PortfolioTiles({ count }: PortfolioTilesProps) {
  return (
    <>
      <p className={styles.portfolioNote}>Pictures of commissioned work will hang here.</p>
      <div className={styles.tiles} aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={styles.tile} />
        ))}
      </div>
    </>
  );
}
