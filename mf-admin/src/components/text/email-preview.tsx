import { ChipRadio } from '@gallery/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './email-preview.module.css';

interface EmailPreviewProps {
  mail: { subject: string; text: string; html: string };
}

/** An email as email clients show it: on a computer, on a phone, in dark mode, and as text. */
export function EmailPreview({ mail: { subject, text, html } }: EmailPreviewProps) {
  const [shape, setShape] = useState<PreviewFormat>('page');
  const region = useRef<HTMLElement>(null);
  // The button that asks for it may be far away.
  useEffect(() => region.current?.focus(), []);
  return (
    <section ref={region} className={styles.preview} aria-label="Preview" tabIndex={-1}>
      <p className={styles.subject}>{subject}</p>
      <fieldset className={styles.shapes}>
        <legend className="visually-hidden">Preview format</legend>
        {FORMATS.map(({ value, label }) => (
          <ChipRadio
            key={value}
            name="preview-shape"
            value={value}
            checked={shape === value}
            onChange={() => setShape(value)}
          >
            {label}
          </ChipRadio>
        ))}
      </fieldset>
      {shape === 'text' ? (
        <pre className={styles.text}>{text}</pre>
      ) : (
        // Sandboxed without a permission: nothing in it runs, and its links lead nowhere.
        <iframe
          className={styles.page}
          data-format={shape}
          title="Email preview"
          sandbox=""
          srcDoc={html.replaceAll(DARK_MODE, shape === 'dark' ? '@media all' : '@media not all')}
        />
      )}
    </section>
  );
}

const FORMATS = [
  { value: 'page', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark mode' },
  { value: 'text', label: 'Plain text' },
] as const;

/** Replaced, so that the preview shows what was chosen and not what the owner's system prefers. */
const DARK_MODE = '@media (prefers-color-scheme: dark)';

type PreviewFormat = (typeof FORMATS)[number]['value'];
