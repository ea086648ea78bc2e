import { Button } from '@gallery/ui';
import type { ReactNode } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { FieldGroup } from './field-group';
import { isNodeList, fieldLabel, type ContentNode } from './site-content';
import styles from './site-content.module.css';
import type { ListSchema } from './site-content-schema';

export interface ListFieldProps {
  label: string;
  error: string | undefined;
  parts: ContentNode;
  shape: ListSchema | null;
  isPending: boolean;
  onChange: (parts: ContentNode) => void;
  /** The fields of one part, by its place; it is called `Service 2`. */
  children: (part: ContentNode, place: number, label: string) => ReactNode;
}

/** A list of groups, in the order in which visitors read it: each can go, others can come. */
export function ListField({ label, error, parts, shape, isPending, onChange, children }: ListFieldProps) {
  if (!isNodeList(parts) || !shape) return null;
  const { one, most, blank } = shape;
  return (
    <FieldGroup label={label} error={error}>
      {withPositions(parts).map(({ part, place }) => (
        <div key={place} className={styles.listed}>
          {children(part, place, `${fieldLabel(one)} ${place + 1}`)}
          <TextButton
            aria-label={`Remove ${one} ${place + 1}`}
            disabled={isPending}
            onClick={() => onChange(parts.toSpliced(place, 1))}
          >
            Remove
          </TextButton>
        </div>
      ))}
      {parts.length < most && (
        <div>
          <Button variant="text" disabled={isPending} onClick={() => onChange([...parts, blank])}>
            {`Add a ${one}`}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** A part has no other name than its place in the list. */
const withPositions = (parts: readonly ContentNode[]) => parts.map((part, place) => ({ part, place }));
