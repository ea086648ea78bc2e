import { isApiError } from '@gallery/api-client';
import { CONTACT_SUBJECTS, GENERAL_INQUIRY, isEmail, type ContactSubject } from '@gallery/domain';

/** What the contact form holds beside its subject. */
export interface Letter {
  name: string;
  email: string;
  message: string;
}

export const emptyLetter: Letter = { name: '', email: '', message: '' };

/** What is wrong, by field. */
export type LetterFaults = Partial<Record<keyof Letter | 'subject', string>>;

/** Name, e-mail and message are required, the subject always has one. In the order of the fields. */
export function letterFaults({ name, email, message }: Letter): LetterFaults {
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter your e-mail address' : 'Enter a complete e-mail address',
    }),
    ...(message.trim() === '' && { message: 'Write a few words' }),
  };
}

/** The faults that the server found, at the fields that this form has. */
export function refusedFields(caught: unknown): LetterFaults {
  if (!isApiError(caught, 'validation_failed')) return {};
  const { name, email, subject, message } = caught.fields;
  return { name, email, subject, message };
}

const isSubject = (text: string | null): text is ContactSubject =>
  CONTACT_SUBJECTS.some((subject) => subject === text);

/** The subject that an address asks for (`/contact?subject=…`); the default one where it names none. */
export function subjectOf(search: string): ContactSubject {
  const asked = new URLSearchParams(search).get('subject');
  return isSubject(asked) ? asked : GENERAL_INQUIRY;
}
