import type { ComponentPropsWithRef } from 'react';
import styles from './text-button.module.css';

export type TextButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>;

/** A word that acts without asking for attention: it takes the colour of its place and is underlined under the pointer. */
export function TextButton({ className, ...button }: TextButtonProps) {
  return <button {...button} type="button" className={[styles.word, className].filter(Boolean).join(' ')} />;
}
