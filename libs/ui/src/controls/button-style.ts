import styles from './button.module.css';

/** How a button or a link that looks like one is drawn. */
export interface ButtonStyle {
  /** `filled` is the one main action of a view, `hairline` the second, `text` is underlined text. Default `hairline`. */
  variant?: 'filled' | 'hairline' | 'text';
  /** `destructive`: red line; red fill (with `filled`) only inside its dialog. */
  tone?: 'ink' | 'destructive';
  /** `dense` is for the console. */
  size?: 'regular' | 'dense';
  /** Takes the width of its column. */
  isWide?: boolean;
}

/** Class names of a button's look. */
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
