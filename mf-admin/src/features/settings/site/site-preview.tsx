import { isApiError, previewSiteTexts } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { Button, WordLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Problem } from '../../../parts/problem';
import type { Section } from './site-content';
import styles from './site.module.css';

export interface SitePreviewProps {
  section: string;
  /** What stands in the form. */
  content: Section;
  /** What the button is called where there are several: `Preview version 2`. */
  label?: string;
  isDisabled: boolean;
  /** Told what is wrong by field, or nothing; without it, the button says so itself. */
  onFaults?: (faults: Readonly<Record<string, string>>) => void;
}

/** Shows the section on its own page before it is saved: a word makes the preview, a link opens it. */
export function SitePreview({ section, content, label, isDisabled, onFaults }: SitePreviewProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  const link = useRef<HTMLAnchorElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (shown: Section) => ({ shown, path: await previewSiteTexts(section, shown) }),
    onMutate: () => onFaults?.({}),
    onError: (failure) => onFaults?.(isApiError(failure) ? failure.fields : {}),
  });
  useEffect(() => link.current?.focus(), [data]);
  // A preview of what has been changed since would mislead.
  const path = data?.shown === content ? data.path : null;
  const isAtFields = onFaults && isApiError(error) && Object.keys(error.fields).length > 0;
  return (
    <div className={styles.preview}>
      <Button
        size="dense"
        aria-label={label}
        disabled={isDisabled}
        isBusy={isPending}
        busyText="Writing..."
        onClick={() => mutate(content)}
      >
        Preview
      </Button>
      {path !== null && (
        <WordLink ref={link} href={`${origin}${path}`} target="_blank" rel="noreferrer">
          Open the preview in a new tab
        </WordLink>
      )}
      {!isAtFields && <Problem title="The preview was not made." failure={error} />}
    </div>
  );
}
