import { availabilityColour, liveStatusColour } from '@gallery/domain';
import styles from './standing-word.module.css';

/** Availability in its colour: available green, sold red, otherwise yellow. */
export function AvailabilityWord({ availability }: { availability: string }) {
  return <span className={styles[availabilityColour(availability)]}>{capitalised(availability)}</span>;
}

/** Live status in its colour: live green, hidden red, otherwise yellow. */
export function LiveStatusWord({ status }: { status: string }) {
  return <span className={styles[liveStatusColour(status)]}>{capitalised(status)}</span>;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
