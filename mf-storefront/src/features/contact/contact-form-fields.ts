import { isApiError } from '@gallery/api-client';
import { CONTACT_SUBJECTS, DEFAULT_CONTACT_SUBJECT, isEmail, type ContactSubject } from '@gallery/domain';

/** The contact form's fields except its subject. */
export interface ContactFormFields {
  name: string;
  email: string;
  message: string;
}

export const emptyContactForm: ContactFormFields = { name: '', email: '', message: '' };

export type ContactFormErrors = Partial<Record<keyof ContactFormFields | 'subject', string>>;

/** Name, email and message are required; there is always a subject. In the order of the fields. */
export function validateContactForm({ name, email, message }: ContactFormFields): ContactFormErrors {
  return {
    ...(name.trim() === '' && { name: 'Enter your name' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter your e-mail address' : 'Enter a complete e-mail address',
    }),
    ...(message.trim() === '' && { message: 'Write a few words' }),
  };
}

/** The server's errors for fields of this form. */
export function contactServerErrors(error: unknown): ContactFormErrors {
  if (!isApiError(error, 'validation_failed')) return {};
  const { name, email, subject, message } = error.fields;
  return { name, email, subject, message };
}

const isSubject = (text: string | null): text is ContactSubject =>
  CONTACT_SUBJECTS.some((subject) => subject === text);

/** The subject of an address (`/contact?subject=…`), or the default. */
export function subjectFromQuery(search: string): ContactSubject {
  const asked = new URLSearchParams(search).get('subject');
  return isSubject(asked) ? asked : DEFAULT_CONTACT_SUBJECT;
}
