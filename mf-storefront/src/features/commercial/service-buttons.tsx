import { Button, TextLink } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './service-buttons.module.css';

export interface ServiceButtonsProps {
  /** What is asked for: without it all twelve buttons of the page would have two names. */
  service: string;
  /** Where both lead; null where services are not asked for on this page. */
  to: string | null;
  /** Id of the sentence that says why they lead nowhere. */
  reasonId: string;
}

/**
 * Request Quote and Book Service. Nothing is booked here: they lead to the contact form, or nowhere. Then they say
 * so, and why, to everybody who comes upon them.
 */
export function ServiceButtons({ service, to, reasonId }: ServiceButtonsProps) {
  return (
    <p className={styles.buttons}>
      {WORDS.map((word) => {
        const name = `${word}: ${service}`;
        return to === null ? (
          <Button key={word} variant="text" aria-disabled aria-label={name} aria-describedby={reasonId}>
            {word}
          </Button>
        ) : (
          <TextLink key={word} render={(parts) => <Link to={to} aria-label={name} {...parts} />}>
            {word}
          </TextLink>
        );
      })}
    </p>
  );
}

const WORDS = ['Request Quote', 'Book Service'];
