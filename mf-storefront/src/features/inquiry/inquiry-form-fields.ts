import { isApiError } from '@gallery/api-client';
import type { ContactRequest } from '@gallery/contracts';
import { artworkInquiryMessage, artworkInquirySubject, isEmail, type ArtworkInquirer } from '@gallery/domain';

export const emptyInquiry: ArtworkInquirer = { firstName: '', lastName: '', email: '', location: '' };

export type InquiryErrors = Partial<Record<keyof ArtworkInquirer, string>>;

/** First name, last name and email are required. In the order of the fields. */
export function validateInquiry({ firstName, lastName, email }: ArtworkInquirer): InquiryErrors {
  return {
    ...(firstName.trim() === '' && { firstName: 'Enter your first name' }),
    ...(lastName.trim() === '' && { lastName: 'Enter your last name' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter your e-mail address' : 'Enter a complete e-mail address',
    }),
  };
}

/** The inquiry as a contact message. */
export function toInquiryRequest(title: string, typed: ArtworkInquirer): ContactRequest {
  const inquirer = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    email: typed.email.trim(),
    location: typed.location.trim(),
  };
  return {
    name: `${inquirer.firstName} ${inquirer.lastName}`,
    email: inquirer.email,
    subject: artworkInquirySubject(title),
    message: artworkInquiryMessage(title, inquirer),
  };
}

/** Why an inquiry could not be sent, in the specified words. */
export function inquiryErrorMessage(error: unknown): string {
  if (isApiError(error, 'network')) return 'Network error.';
  return (isApiError(error) ? error.serverMessage : null) ?? 'Something went wrong.';
}
