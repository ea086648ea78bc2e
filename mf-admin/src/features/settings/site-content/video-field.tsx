import { uploadSiteVideo } from '@gallery/api-client';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { FileUploadField } from '../../../components/forms/file-drop';
import { FieldGroup, type NodeFieldProps } from './group-fields';
import { isNodeGroup, isNodeList, nodeText, type ContentNode } from './site-content';
import { toNumberNode } from './site-content-schema';
import styles from './site-content.module.css';

export interface VideoFieldProps extends NodeFieldProps {
  film: ContentNode;
  faultAt: (name: string) => string | undefined;
  /** The fields of its poster. */
  children: ReactNode;
}

/** A silent film: its files, of which browsers take the first whose type they know, its length, and its poster. */
export function VideoField({ label, film, error, faultAt, isPending, onChange, children }: VideoFieldProps) {
  const facts = isNodeGroup(film) ? film : {};
  const files = facts['sources'] ?? null;
  const sources = isNodeList(files) ? files.filter(isSource) : [];
  const set = (changed: Readonly<Record<string, ContentNode>>) => onChange({ ...facts, ...changed });
  const sending = useMutation({
    mutationFn: uploadSiteVideo,
    onSuccess: ({ src, type }) =>
      set({ sources: [...sources.filter((source) => source.type !== type), { src, type }] }),
  });
  return (
    <FieldGroup label={label} error={error} isDisabled={isPending || sending.isPending}>
      {sources.length > 0 && (
        <video
          // A film with other files is a different film.
          key={sources.map(({ src }) => src).join(' ')}
          className={styles.film}
          aria-label={label}
          controls
          muted
          playsInline
          preload="metadata"
          onLoadedMetadata={({ currentTarget: { duration } }) => {
            if (Number.isFinite(duration) && facts['seconds'] === 0) set({ seconds: Math.round(duration) });
          }}
        >
          {sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      )}
      {sources.map(({ src, type }) => (
        <p key={src} className={styles.source}>
          {formatLabel(type)}
          <TextButton
            aria-label={`Remove the ${formatLabel(type)} of ${label.toLowerCase()}`}
            onClick={() => {
              const left = sources.filter((source) => source.src !== src);
              set(left.length > 0 ? { sources: left } : { sources: left, seconds: 0 });
            }}
          >
            Remove
          </TextButton>
        </p>
      ))}
      <FileUploadField
        label={`File of ${label.toLowerCase()}`}
        word="film"
        types="video/webm,video/mp4"
        isThere={false}
        sending={sending}
      />
      {sources.length > 0 && (
        <TextField
          look="boxed"
          label="Length in seconds"
          inputMode="numeric"
          value={nodeText(facts['seconds'])}
          error={faultAt('seconds')}
          onChange={({ target }) => set({ seconds: toNumberNode(target.value) })}
        />
      )}
      {children}
    </FieldGroup>
  );
}

const formatLabel = (type: string): string => (type === 'video/webm' ? 'WebM' : 'MP4');

type Source = { readonly src: string; readonly type: string };

const isSource = (part: ContentNode): part is Source =>
  isNodeGroup(part) && typeof part['src'] === 'string' && typeof part['type'] === 'string';
