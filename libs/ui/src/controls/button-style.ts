import styles from './button.module.css';

/** The look of a button or of a link like one. */
export interface ButtonStyle {
  /** `filled` is the main action of a view, `hairline` the second, `text` is underlined text. Default `hairline`. */
  variant?: 'filled' | 'hairline' | 'text';
  /** `destructive`: red line; red fill (with `filled`) only inside its dialog. */
  tone?: 'ink' | 'destructive';
  /** `dense` is for the admin. */
  size?: 'regular' | 'dense';
  /** Fills the width of its column. */
  isWide?: boolean;
}

export function buttonClass({
  variant = 'hairline',
  tone = 'ink',
  size = 'regular',
  isWide = false,
}: ButtonStyle): string {
  return [
    variant === 'text' ? styles.textButton : styles.button,
    variant !== 'text' && styles[variant],
    tone === 'destructive' && styles.destructive,
    size === 'dense' && styles.dense,
    isWide && styles.wide,
  ]
    .filter(Boolean)
    .join(' ');
}
