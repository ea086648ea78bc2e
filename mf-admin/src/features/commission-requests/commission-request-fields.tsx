import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import type { ReactNode } from 'react';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';

/** What a commission says, whoever writes it down. */
export interface CommissionRequestValues {
  projectType: string;
  budgetRange: string;
  description: string;
  wantsStudioVisit: boolean;
}

export interface CommissionRequestFieldsProps {
  values: CommissionRequestValues;
  /** What the server says about fields, by their names. */
  errors: Partial<Record<string, string>>;
  onChange: (changed: Partial<CommissionRequestValues>) => void;
  /** Fields before them: whose it is. */
  before?: ReactNode;
  /** Fields beside project and budget: the quote. */
  beside?: ReactNode;
  /** Fields after the description: the gallery's note. */
  after?: ReactNode;
}

/** The fields of a commission that every form of one has. */
export function CommissionRequestFields({
  values: words,
  errors: faults,
  onChange,
  before,
  beside,
  after,
}: CommissionRequestFieldsProps) {
  const project = (
    <TextField
      look="boxed"
      label="Project"
      maxLength={120}
      value={words.projectType}
      error={faults['projectType']}
      onChange={({ target }) => onChange({ projectType: target.value })}
    />
  );
  return (
    <FieldGrid>
      {before}
      {beside ? <FullWidth>{project}</FullWidth> : project}
      <TextField
        look="boxed"
        label="Budget"
        maxLength={120}
        value={words.budgetRange}
        error={faults['budgetRange']}
        onChange={({ target }) => onChange({ budgetRange: target.value })}
      />
      {beside}
      <FullWidth>
        <TextAreaField
          look="boxed"
          label="Description"
          rows={5}
          maxLength={5_000}
          value={words.description}
          error={faults['description']}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </FullWidth>
      {after}
      <FullWidth>
        <Checkbox
          label="Wants a studio visit"
          checked={words.wantsStudioVisit}
          onChange={({ target }) => onChange({ wantsStudioVisit: target.checked })}
        />
      </FullWidth>
    </FieldGrid>
  );
}
