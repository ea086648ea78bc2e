import { Button } from '@gallery/ui';
import type { ReactNode } from 'react';
import { PartGroup } from './part-group';
import { isList, wordsOf, type Part } from './site-content';
import styles from './site.module.css';
import type { ListShape } from './site-shape';

export interface ListPartProps {
  label: string;
  error: string | undefined;
  parts: Part;
  shape: ListShape | null;
  isPending: boolean;
  onChange: (parts: Part) => void;
  /** The fields of one part, by its place; it is called `Service 2`. */
  children: (part: Part, place: number, label: string) => ReactNode;
}

/** A list of groups, in the order in which visitors read it: each can go, others can come. */
export function ListPart({ label, error, parts, shape, isPending, onChange, children }: ListPartProps) {
  if (!isList(parts) || !shape) return null;
  const { one, most, blank } = shape;
  return (
    <PartGroup label={label} error={error}>
      {placed(parts).map(({ part, place }) => (
        <div key={place} className={styles.listed}>
          {children(part, place, `${wordsOf(one)} ${place + 1}`)}
          <Button
            variant="word"
            aria-label={`Remove ${one} ${place + 1}`}
            disabled={isPending}
            onClick={() => onChange(parts.toSpliced(place, 1))}
          >
            Remove
          </Button>
        </div>
      ))}
      {parts.length < most && (
        <div>
          <Button variant="word" disabled={isPending} onClick={() => onChange([...parts, blank])}>
            {`Add a ${one}`}
          </Button>
        </div>
      )}
    </PartGroup>
  );
}

/** A part has no other name than its place in the list. */
const placed = (parts: readonly Part[]) => parts.map((part, place) => ({ part, place }));
