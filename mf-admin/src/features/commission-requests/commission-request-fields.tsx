import { FormCheckbox, FormTextAreaField, FormTextField } from '@gallery/ui/forms';
import type { ReactNode } from 'react';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';

/** What every form of a commission request has. */
export interface CommissionRequestValues {
  projectType: string;
  budgetRange: string;
  description: string;
  wantsStudioVisit: boolean;
}

export interface CommissionRequestFieldsProps {
  /** Fields before them: whose it is. */
  before?: ReactNode;
  /** Fields beside project and budget: the quote. */
  beside?: ReactNode;
  /** Fields after the description: the gallery's note. */
  after?: ReactNode;
}

/** The fields of a form whose values include `CommissionRequestValues`. */
export function CommissionRequestFields({ before, beside, after }: CommissionRequestFieldsProps) {
  const project = (
    <FormTextField<CommissionRequestValues> name="projectType" label="Project" maxLength={120} />
  );
  return (
    <FieldGrid>
      {before}
      {beside ? <FullWidth>{project}</FullWidth> : project}
      <FormTextField<CommissionRequestValues> name="budgetRange" label="Budget" maxLength={120} />
      {beside}
      <FullWidth>
        <FormTextAreaField<CommissionRequestValues>
          name="description"
          label="Description"
          rows={5}
          maxLength={5_000}
        />
      </FullWidth>
      {after}
      <FullWidth>
        <FormCheckbox<CommissionRequestValues> name="wantsStudioVisit" label="Wants a studio visit" />
      </FullWidth>
    </FieldGrid>
  );
}
