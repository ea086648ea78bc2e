import { Button } from '@gallery/ui';
import type { ReactNode } from 'react';
import { PartGroup } from './part-group';
import { isGroup, type Part, type Section } from './site-content';

export interface MaybePartProps {
  label: string;
  error: string | undefined;
  part: Part;
  /** What it begins with; null for a group that is always there. */
  blank: Part;
  isPending: boolean;
  onChange: (part: Part) => void;
  /** The fields of the group. */
  children: (group: Section) => ReactNode;
}

/** A group of fields, which a section may be without: then a word adds it. */
export function MaybePart({ label, error, part, blank, isPending, onChange, children }: MaybePartProps) {
  const isThere = isGroup(part);
  return (
    <PartGroup label={label} error={error}>
      {isThere && children(part)}
      {blank !== null && (
        <div>
          <Button
            variant="word"
            aria-label={`${isThere ? 'Leave out' : 'Add'} ${label.toLowerCase()}`}
            disabled={isPending}
            onClick={() => onChange(isThere ? null : blank)}
          >
            {isThere ? 'Leave out' : 'Add'}
          </Button>
        </div>
      )}
    </PartGroup>
  );
}
