import { createContext, type RefObject } from 'react';
import type { FieldProps } from '../field';

/** What fields know about their form. A remote has its own copy of it, so a form and its fields belong to one remote. */
export interface FormContextValue {
  isPending: boolean;
  look: FieldProps['look'];
  /** Names of the fields on the page: the server's sentences can go only to these. */
  fieldsOnPage: RefObject<Set<string>>;
}

export const FormContext = createContext<FormContextValue | null>(null);
