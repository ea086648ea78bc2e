import { useId, type ReactNode } from 'react';
import styles from './site-content.module.css';
import { TextButton } from '../../../components/actions/text-button';
import { isNodeGroup, type ContentNode, type ContentSection, isNodeList, fieldLabel } from './site-content';
import type { ListSchema } from './site-content-schema';

/** Props of every field of a section. */
export interface NodeFieldProps {
  label: string;
  error: string | undefined;
  isPending: boolean;
  onChange: (part: ContentNode) => void;
}

interface FieldGroupProps {
  label: string;
  /** What is wrong with the group as a whole. */
  error?: string | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under their label. */
export function FieldGroup({ label, error, isDisabled = false, children }: FieldGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      className={styles.group}
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      disabled={isDisabled}
    >
      <p className={styles.word}>{label}</p>
      {children}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OptionalGroupFieldProps extends NodeFieldProps {
  part: ContentNode;
  /** What it begins with; null for a group that is always there. */
  blank: ContentNode;
  /** The fields of the group. */
  children: (group: ContentSection) => ReactNode;
}

/** An optional group of fields: while it is missing, a button adds it. */
export function OptionalGroupField({
  label,
  error,
  part,
  blank,
  isPending,
  onChange,
  children,
}: OptionalGroupFieldProps) {
  const isThere = isNodeGroup(part);
  return (
    <FieldGroup label={label} error={error}>
      {isThere && children(part)}
      {blank !== null && (
        <div>
          <TextButton
            aria-label={`${isThere ? 'Remove' : 'Add'} ${label.toLowerCase()}`}
            disabled={isPending}
            onClick={() => onChange(isThere ? null : blank)}
          >
            {isThere ? 'Remove' : 'Add'}
          </TextButton>
        </div>
      )}
    </FieldGroup>
  );
}

interface ListFieldProps extends NodeFieldProps {
  parts: ContentNode;
  shape: ListSchema | null;
  /** The fields of one part, by its place; it is called `Service 2`. */
  children: (part: ContentNode, place: number, label: string) => ReactNode;
}

/** A list of groups, in the order in which visitors read it: they can be removed and added. */
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
          <TextButton disabled={isPending} onClick={() => onChange([...parts, blank])}>
            {`Add a ${one}`}
          </TextButton>
        </div>
      )}
    </FieldGroup>
  );
}

/** A part's place in the list is its only name. */
const withPositions = (parts: readonly ContentNode[]) => parts.map((part, place) => ({ part, place }));
