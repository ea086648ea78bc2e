import { isApiError } from '@gallery/api-client';
import type { AffiliateApplicationRequest } from '@gallery/contracts';
import { isEmail, DEFAULT_AFFILIATE_ROLE } from '@gallery/domain';

/** The ten fields of an application; empty texts where nothing was entered. */
export type AffiliateApplicationFields = Required<Omit<AffiliateApplicationRequest, 'website'>>;
export type AffiliateApplicationField = keyof AffiliateApplicationFields;

export const emptyAffiliateApplication: AffiliateApplicationFields = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  business: '',
  portfolio: '',
  role: DEFAULT_AFFILIATE_ROLE,
  buyerTypes: '',
  experience: '',
  notes: '',
};

export type AffiliateApplicationErrors = Partial<Record<AffiliateApplicationField, string>>;

/** Name, email and location are required. In the order of the fields. */
export function validateAffiliateApplication({
  fullName,
  email,
  location,
}: AffiliateApplicationFields): AffiliateApplicationErrors {
  return {
    ...(fullName.trim() === '' && { fullName: 'Enter your full name' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter your e-mail address' : 'Enter a complete e-mail address',
    }),
    ...(location.trim() === '' && { location: 'Enter the place you work from' }),
  };
}

/** The request: the fields without surrounding spaces. */
export const trimAffiliateApplication = (
  application: AffiliateApplicationFields,
): AffiliateApplicationFields => ({
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

/** The server's errors for fields of this form. */
export function affiliateApplicationServerErrors(error: unknown): AffiliateApplicationErrors {
  if (!isApiError(error, 'validation_failed')) return {};
  const { fields } = error;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => Object.hasOwn(emptyAffiliateApplication, name)),
  );
}

const SUBMISSION_FAILED = 'Failed to submit application. Please try again.';

/** The message of an unsuccessful response. */
export const rejectionMessage = (message: string): string => message || SUBMISSION_FAILED;

/** Why the application could not be sent. */
export function submissionErrorMessage(error: unknown): string {
  if (!isApiError(error)) return SUBMISSION_FAILED;
  if (error.code === 'network') return 'Network error. Please check your connection and try again.';
  return error.serverMessage ?? SUBMISSION_FAILED;
}
