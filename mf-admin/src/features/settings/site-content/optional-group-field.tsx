import type { ReactNode } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { FieldGroup } from './field-group';
import { isNodeGroup, type ContentNode, type ContentSection } from './site-content';

export interface OptionalGroupFieldProps {
  label: string;
  error: string | undefined;
  part: ContentNode;
  /** What it begins with; null for a group that is always there. */
  blank: ContentNode;
  isPending: boolean;
  onChange: (part: ContentNode) => void;
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
            aria-label={`${isThere ? 'Leave out' : 'Add'} ${label.toLowerCase()}`}
            disabled={isPending}
            onClick={() => onChange(isThere ? null : blank)}
          >
            {isThere ? 'Leave out' : 'Add'}
          </TextButton>
        </div>
      )}
    </FieldGroup>
  );
}
