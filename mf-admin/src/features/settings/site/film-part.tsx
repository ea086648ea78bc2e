import { sendSiteFilm } from '@gallery/api-client';
import { Button, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FileSender } from './file-sender';
import { PartGroup } from './part-group';
import { isGroup, isList, textOf, type Part } from './site-content';
import { numberIn } from './site-shape';
import styles from './site.module.css';

export interface FilmPartProps {
  label: string;
  film: Part;
  error: string | undefined;
  faultAt: (name: string) => string | undefined;
  isPending: boolean;
  onChange: (film: Part) => void;
  /** The fields of its poster. */
  children: ReactNode;
}

/** A silent film: its files, of which browsers take the first whose type they know, its length, and its poster. */
export function FilmPart({ label, film, error, faultAt, isPending, onChange, children }: FilmPartProps) {
  const facts = isGroup(film) ? film : {};
  const files = facts['sources'] ?? null;
  const sources = isList(files) ? files.filter(isSource) : [];
  const set = (changed: Readonly<Record<string, Part>>) => onChange({ ...facts, ...changed });
  const sending = useMutation({
    mutationFn: sendSiteFilm,
    onSuccess: ({ src, type }) =>
      set({ sources: [...sources.filter((source) => source.type !== type), { src, type }] }),
  });
  return (
    <PartGroup label={label} error={error} isDisabled={isPending || sending.isPending}>
      {sources.length > 0 && (
        <video
          // A film of other files is another one.
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
          {wordOf(type)}
          <Button
            variant="word"
            aria-label={`Remove the ${wordOf(type)} of ${label.toLowerCase()}`}
            onClick={() => {
              const left = sources.filter((source) => source.src !== src);
              set(left.length > 0 ? { sources: left } : { sources: left, seconds: 0 });
            }}
          >
            Remove
          </Button>
        </p>
      ))}
      <FileSender label={label} word="film" types="video/webm,video/mp4" isThere={false} sending={sending} />
      {sources.length > 0 && (
        <TextField
          look="boxed"
          label="Length in seconds"
          inputMode="numeric"
          value={textOf(facts['seconds'])}
          error={faultAt('seconds')}
          onChange={({ target }) => set({ seconds: numberIn(target.value) })}
        />
      )}
      {children}
    </PartGroup>
  );
}

const wordOf = (type: string): string => (type === 'video/webm' ? 'WebM' : 'MP4');

type Source = { readonly src: string; readonly type: string };

const isSource = (part: Part): part is Source =>
  isGroup(part) && typeof part['src'] === 'string' && typeof part['type'] === 'string';
