import type { SiteContent } from '@gallery/contracts';
import { TextLink } from '@gallery/ui';
import styles from './inquiry-categories.module.css';

/** A category of inquiries. */
export type InquiryCategory = SiteContent['contact']['categories'][number];

/** Shown while site content loads, or if it has none. */
export const DEFAULT_CATEGORIES: readonly InquiryCategory[] = [
  {
    name: 'Art Collectors',
    text: 'Works, prices, studio visits and commissions.',
    subject: 'General Inquiry',
  },
  {
    name: 'Press & Media',
    text: 'Images for print, interviews and background on the works.',
    subject: 'Press / Media Inquiry',
  },
  {
    name: 'Selling Partners',
    text: 'Galleries, advisors and designers who introduce works to their clients.',
    subject: 'Becoming a Selling Partner',
  },
];

/** This category has a page of its own. */
const AFFILIATE_SUBJECT: InquiryCategory['subject'] = 'Becoming a Selling Partner';

/** The form with this subject selected. */
const contactFormPath = (subject: InquiryCategory['subject']): string =>
  `/contact?subject=${encodeURIComponent(subject)}#contact-form`;

/** Categories of inquiries; each links to the form with its subject. */
export function InquiryCategories({ categories }: { categories: readonly InquiryCategory[] }) {
  return (
    <ul className={styles.categories}>
      {categories.map(({ name, text, subject }) => (
        <li key={name}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>
            <TextLink to={contactFormPath(subject)}>{subject}</TextLink>
            {subject === AFFILIATE_SUBJECT && <TextLink to="/selling-partners">About the program</TextLink>}
          </div>
        </li>
      ))}
    </ul>
  );
}
