import { SERVICE_PICTURE_SIZES, type SiteContent } from '@gallery/contracts';
import { ButtonLink, Page, Section, Picture, Button, TextLink } from '@gallery/ui';
import { useId, type ReactNode } from 'react';
import { commissionFormPath, type ServiceRequest } from '../../features/contact/service-request';
import { usePageHead } from '../../use-page-head';
import { SiteContentPage } from '../../components/site-content-page';
import styles from './commercial.page.module.css';

/** Commercial photographs and films. */
export function Component() {
  usePageHead('Commercial');

  return (
    <SiteContentPage title="Commercial">
      {({ commercial }) => <Commercial commercial={commercial} />}
    </SiteContentPage>
  );
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
                Every commission starts with a conversation. Write to the studio.
              </p>
            )}
            <ButtonLink variant="filled" to={commissionFormPath()}>
              Write to the studio
            </ButtonLink>
          </div>
        </header>
        <div className={styles.services}>
          {services.map((service) => (
            <ServiceCard
              key={service.name}
              service={service}
              isFirst={service === services.find(({ picture }) => picture)}
              actions={
                <ServiceButtons service={service.name} isLinked={leadsToContact} reasonId={reasonId} />
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
  /** Whether its picture is the page's first, which the document preloads. */
  isFirst: boolean;
  /** The `ServiceButtons`. */
  actions: ReactNode;
}

/** A commercial service. */
function ServiceCard({ service: { name, text, picture }, isFirst, actions }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes={SERVICE_PICTURE_SIZES} fit="cover" priority={isFirst} />
        </div>
      )}
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.text}>{text}</p>
      {actions}
    </article>
  );
}

interface ServiceButtonsProps {
  /** The service's name: without it all twelve buttons of the page would have two names. */
  service: string;
  /** Whether both lead to the contact form. */
  isLinked: boolean;
  /** Id of the sentence that says why they are disabled. */
  reasonId: string;
}

/**
 * Request Quote and Book Service. Nothing is booked here: they link to the contact form with the service in its
 * message, or are disabled, with the reason for everyone who reaches them.
 */
function ServiceButtons({ service, isLinked, reasonId }: ServiceButtonsProps) {
  return (
    <p className={styles.buttons}>
      {WORDS.map(([word, request]) => {
        const name = `${word}: ${service}`;
        return isLinked ? (
          <TextLink key={word} to={commissionFormPath({ service, request })} aria-label={name}>
            {word}
          </TextLink>
        ) : (
          <Button key={word} variant="text" aria-disabled aria-label={name} aria-describedby={reasonId}>
            {word}
          </Button>
        );
      })}
    </p>
  );
}

const WORDS: readonly (readonly [string, ServiceRequest])[] = [
  ['Request Quote', 'quote'],
  ['Book Service', 'booking'],
];

interface PortfolioTilesProps {
  count: number;
}

/** Placeholders for pictures of commercial work. Only their sentence is read out. */
function PortfolioTiles({ count }: PortfolioTilesProps) {
  return (
    <>
      <p className={styles.portfolioNote}>Commissioned work will be shown here.</p>
      <div className={styles.tiles} aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={styles.tile} />
        ))}
      </div>
    </>
  );
}
