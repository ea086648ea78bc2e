import type { ComponentPropsWithRef } from 'react';
import styles from './quiet-word.module.css';

export type QuietWordProps = Omit<ComponentPropsWithRef<'button'>, 'type'>;

/** A word that acts without asking for attention: it takes the colour of its place and is underlined under the pointer. */
export function QuietWord({ className, ...button }: QuietWordProps) {
  return <button {...button} type="button" className={[styles.word, className].filter(Boolean).join(' ')} />;
}
