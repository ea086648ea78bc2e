import { isApiError } from '@gallery/api-client';
import type { PartnerApplicationRequest } from '@gallery/contracts';
import { isEmail, USUAL_PARTNER_ROLE } from '@gallery/domain';

/** What the form holds: the ten fields of an application, empty where nothing is said. */
export type Application = Required<Omit<PartnerApplicationRequest, 'website'>>;
export type ApplicationField = keyof Application;

export const emptyApplication: Application = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  business: '',
  portfolio: '',
  role: USUAL_PARTNER_ROLE,
  buyerTypes: '',
  experience: '',
  notes: '',
};

/** What is wrong, by field. */
export type ApplicationFaults = Partial<Record<ApplicationField, string>>;

/** Name, e-mail and location are required. In the order of the fields. */
export function applicationFaults({ fullName, email, location }: Application): ApplicationFaults {
  return {
    ...(fullName.trim() === '' && { fullName: 'Enter your full name' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter your e-mail address' : 'Enter a complete e-mail address',
    }),
    ...(location.trim() === '' && { location: 'Enter the place you work from' }),
  };
}

/** What goes out: the same without spaces around it. */
export const trimmed = (application: Application): Application => ({
  fullName: application.fullName.trim(),
  email: application.email.trim(),
  phone: application.phone.trim(),
  location: application.location.trim(),
  business: application.business.trim(),
  portfolio: application.portfolio.trim(),
  role: application.role,
  buyerTypes: application.buyerTypes.trim(),
  experience: application.experience.trim(),
  notes: application.notes.trim(),
});

/** The faults that the server found, at the fields that this form has. */
export function refusedFields(caught: unknown): ApplicationFaults {
  if (!isApiError(caught, 'validation_failed')) return {};
  const { fields } = caught;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(emptyApplication, name)));
}

const FAILED = 'Failed to submit application. Please try again.';

/** The sentence of an answer that is none of success. */
export const refusedSentence = (message: string): string => message || FAILED;

/** Why the application did not arrive. */
export function failureSentence(caught: unknown): string {
  if (!isApiError(caught)) return FAILED;
  if (caught.code === 'network') return 'Network error. Please check your connection and try again.';
  return caught.serverMessage ?? FAILED;
}
