import type { ComponentPropsWithRef } from 'react';
import styles from './text-button.module.css';

export type TextButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>;

/** An unobtrusive button: text in the color of its surroundings, underlined on hover. */
export function TextButton({ className, ...button }: TextButtonProps) {
  return <button {...button} type="button" className={[styles.word, className].filter(Boolean).join(' ')} />;
}
