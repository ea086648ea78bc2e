import { createContext, type RefObject } from 'react';
import type { FieldProps } from '../field';

/** What fields know of the form around them. A remote has its own copy of it, so a form and its fields belong to one remote. */
export interface FormContextValue {
  isPending: boolean;
  look: FieldProps['look'];
  /** Names of the fields on the page: only to these can the server's sentences go. */
  fieldsOnPage: RefObject<Set<string>>;
}

export const FormContext = createContext<FormContextValue | null>(null);
