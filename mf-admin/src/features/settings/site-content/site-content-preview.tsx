import { isApiError, previewSiteSection } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { Button, TextLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import type { ContentSection } from './site-content';
import styles from './site-content.module.css';

export interface SiteContentPreviewProps {
  section: string;
  /** What is typed in the form. */
  content: ContentSection;
  /** What the button is called where there are several: `Preview version 2`. */
  label?: string;
  isDisabled: boolean;
  /** Gets what is wrong by field, or nothing; without it, the button shows that itself. */
  onFaults?: (errors: Readonly<Record<string, string>>) => void;
}

/** Shows the section on its own page before it is saved: a button makes the preview, a link opens it. */
export function SiteContentPreview({
  section,
  content,
  label,
  isDisabled,
  onFaults,
}: SiteContentPreviewProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  const link = useRef<HTMLAnchorElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (shown: ContentSection) => ({ shown, path: await previewSiteSection(section, shown) }),
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
        busyText="Loading..."
        onClick={() => mutate(content)}
      >
        Preview
      </Button>
      {path !== null && (
        <TextLink ref={link} href={`${origin}${path}`} target="_blank" rel="noreferrer">
          Open the preview in a new tab
        </TextLink>
      )}
      {!isAtFields && <ErrorNotice title="The preview could not be created." failure={error} />}
    </div>
  );
}
