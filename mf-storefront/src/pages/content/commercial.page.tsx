import type { SiteContent } from '@gallery/contracts';
import type { ContactSubject } from '@gallery/domain';
import { ButtonLink, Page, Section } from '@gallery/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import { PortfolioTiles } from '../../features/commercial/portfolio-tiles';
import { ServiceButtons } from '../../features/commercial/service-buttons';
import { ServiceCard } from '../../features/commercial/service-card';
import { usePageHead } from '../../use-page-head';
import { SiteContentPage } from '../../components/site-content-page';
import styles from './commercial.page.module.css';

const COMMISSION_SUBJECT: ContactSubject = 'Commission Inquiry';

/** The contact form with the commission chosen. */
const CONTACT_FORM_PATH = `/contact?${new URLSearchParams({ subject: COMMISSION_SUBJECT }).toString()}#contact-form`;

/** Photographs and films to order. */
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
            <ButtonLink variant="filled" render={(parts) => <Link to={CONTACT_FORM_PATH} {...parts} />}>
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
