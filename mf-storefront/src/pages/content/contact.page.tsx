import { siteContentQuery } from '@gallery/api-client';
import { CONTACT_SUBJECTS, DEFAULT_CONTACT_SUBJECT, type ContactSubject } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Page, PageHeading, Picture, Section } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { ContactForm } from '../../features/contact/contact-form';
import { InquiryCategories, DEFAULT_CATEGORIES } from '../../features/contact/inquiry-categories';
import { SERVICE_REQUESTS, type ServiceRequest } from '../../features/contact/service-request';
import { useFocusAtHash } from '../../use-focus-at-hash';
import { usePageHead } from '../../use-page-head';
import styles from './contact.page.module.css';

/** The form's anchor, linked by other pages. */
const FORM_ID = 'contact-form';

/** Where the gallery is and how to contact it. Does not wait for site content. */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  const { data } = useQuery(siteContentQuery());
  const { search, key } = useLocation();
  const asked = subjectFromQuery(search);
  // Selected by hand for this address; the next link resets it.
  const [selected, setSelected] = useState<{ at: string; subject: ContactSubject } | null>(null);
  const [message] = useState(() => messageFromQuery(search));
  const heading = useFocusAtHash(FORM_ID);
  const placeId = useId();
  const contact = data?.contact;
  usePageHead('Contact');

  return (
    <Page>
      <PageHeading hasRule>Contact</PageHeading>
      <div className={styles.parts}>
        <div className={styles.studio} data-pictured={contact?.picture ? '' : undefined}>
          {contact?.picture && (
            <div className={styles.picture}>
              <Picture picture={contact.picture} sizes={PICTURE_SIZES} priority />
            </div>
          )}
          {contact?.sentence && <p className={styles.sentence}>{contact.sentence}</p>}
          <section className={styles.place} aria-labelledby={placeId}>
            <h2 id={placeId} className={styles.city}>{`Studio in ${brand.city}`}</h2>
            <address className={styles.address}>
              {(contact?.studio ?? [`${brand.studio} ${brand.zip}`.trim(), 'By appointment']).map((line) => (
                <span key={line}>{line}</span>
              ))}
              {brand.email && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
            </address>
          </section>
        </div>
        <InquiryCategories
          categories={contact && contact.categories.length > 0 ? contact.categories : DEFAULT_CATEGORIES}
        />
        <Section
          id={FORM_ID}
          title={
            <span ref={heading} tabIndex={-1} className={styles.heading}>
              Write to us
            </span>
          }
        >
          <noscript>
            <p className={styles.instead}>This form needs JavaScript. You can also reach us by email.</p>
          </noscript>
          <ContactForm
            subject={selected?.at === key ? selected.subject : asked}
            onSubjectChange={(subject) => setSelected({ at: key, subject })}
            initialMessage={message}
            onSent={() => setSelected({ at: key, subject: DEFAULT_CONTACT_SUBJECT })}
          />
        </Section>
      </div>
    </Page>
  );
}

/** Seven of twelve columns on desktops, the page's width below. */
const PICTURE_SIZES = '(min-width: 112rem) 57rem, (min-width: 64rem) 50vw, 90vw';

/** The subject of an address (`/contact?subject=…`), or the default. */
function subjectFromQuery(search: string): ContactSubject {
  const asked = new URLSearchParams(search).get('subject');
  return CONTACT_SUBJECTS.find((subject) => subject === asked) ?? DEFAULT_CONTACT_SUBJECT;
}

/** The start of a message to the studio that comes from a service's buttons. */
const SERVICE_MESSAGES: Record<ServiceRequest, (service: string) => string> = {
  quote: (service) => `I would like a quote for: ${service}.\n\n`,
  booking: (service) => `I would like to book: ${service}.\n\n`,
};

/** No service of the gallery has a longer name. */
const MAX_SERVICE_LENGTH = 200;

/** The beginning of the message for an address with a service (`?service=Portrait&request=quote`), or none. */
function messageFromQuery(search: string): string {
  const params = new URLSearchParams(search);
  const service = params.get('service')?.trim() ?? '';
  const request = SERVICE_REQUESTS.find((known) => known === params.get('request'));
  if (!request || service === '' || service.length > MAX_SERVICE_LENGTH) return '';
  return SERVICE_MESSAGES[request](service);
}
