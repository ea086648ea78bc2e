import { siteContentQuery } from '@gallery/api-client';
import { CONTACT_SUBJECTS, DEFAULT_CONTACT_SUBJECT, type ContactSubject } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Page, PageHeading, Section } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ContactForm } from '../../features/contact/contact-form';
import { InquiryCategories, DEFAULT_CATEGORIES } from '../../features/contact/inquiry-categories';
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
  const heading = useFocusAtHash(FORM_ID);
  const contact = data?.contact;
  usePageHead('Contact');

  return (
    <Page>
      <PageHeading hasRule>Contact</PageHeading>
      <div className={styles.parts}>
        {contact?.sentence && <p className={styles.sentence}>{contact.sentence}</p>}
        <InquiryCategories
          categories={contact && contact.categories.length > 0 ? contact.categories : DEFAULT_CATEGORIES}
        />
        <Section title={`Studio in ${brand.city}`}>
          <address className={styles.studio}>
            {(contact?.studio ?? [`${brand.studio} ${brand.zip}`.trim(), 'By appointment']).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {brand.email && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
          </address>
        </Section>
        <Section
          id={FORM_ID}
          title={
            <span ref={heading} tabIndex={-1} className={styles.heading}>
              Write to us
            </span>
          }
        >
          <noscript>
            <p className={styles.instead}>
              This form needs JavaScript. A letter by e-mail reaches us just as well.
            </p>
          </noscript>
          <ContactForm
            subject={selected?.at === key ? selected.subject : asked}
            onSubjectChange={(subject) => setSelected({ at: key, subject })}
            onSent={() => setSelected({ at: key, subject: DEFAULT_CONTACT_SUBJECT })}
          />
        </Section>
      </div>
    </Page>
  );
}

/** The subject of an address (`/contact?subject=…`), or the default. */
function subjectFromQuery(search: string): ContactSubject {
  const asked = new URLSearchParams(search).get('subject');
  return CONTACT_SUBJECTS.find((subject) => subject === asked) ?? DEFAULT_CONTACT_SUBJECT;
}
