import { availabilityColor, liveStatusColor } from '@gallery/domain';
import styles from './artwork-status-labels.module.css';

/** Availability in its colour: available green, sold red, otherwise yellow. */
export function AvailabilityLabel({ availability }: { availability: string }) {
  return <span className={styles[availabilityColor(availability)]}>{capitalized(availability)}</span>;
}

/** Live status in its colour: live green, hidden red, otherwise yellow. */
export function LiveStatusLabel({ status }: { status: string }) {
  return <span className={styles[liveStatusColor(status)]}>{capitalized(status)}</span>;
}

const capitalized = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
