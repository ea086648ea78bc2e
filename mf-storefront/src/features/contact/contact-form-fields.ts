import { isApiError } from '@gallery/api-client';
import { CONTACT_SUBJECTS, DEFAULT_CONTACT_SUBJECT, isEmail, type ContactSubject } from '@gallery/domain';

/** What the contact form holds beside its subject. */
export interface ContactFormFields {
  name: string;
  email: string;
  message: string;
}

export const emptyContactForm: ContactFormFields = { name: '', email: '', message: '' };

/** What is wrong, by field. */
export type ContactFormErrors = Partial<Record<keyof ContactFormFields | 'subject', string>>;

/** Name, e-mail and message are required, the subject always has one. In the order of the fields. */
export function validateContactForm({ name, email, message }: ContactFormFields): ContactFormErrors {
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter your e-mail address' : 'Enter a complete e-mail address',
    }),
    ...(message.trim() === '' && { message: 'Write a few words' }),
  };
}

/** The faults that the server found, at the fields that this form has. */
export function contactServerErrors(error: unknown): ContactFormErrors {
  if (!isApiError(error, 'validation_failed')) return {};
  const { name, email, subject, message } = error.fields;
  return { name, email, subject, message };
}

const isSubject = (text: string | null): text is ContactSubject =>
  CONTACT_SUBJECTS.some((subject) => subject === text);

/** The subject that an address asks for (`/contact?subject=…`); the default one where it names none. */
export function subjectFromQuery(search: string): ContactSubject {
  const asked = new URLSearchParams(search).get('subject');
  return isSubject(asked) ? asked : DEFAULT_CONTACT_SUBJECT;
}
