import { isApiError } from '@gallery/api-client';

/** What the gate asks for. */
export interface GuestAdmissionFields {
  name: string;
  email: string;
}

export type GuestAdmissionErrors = Partial<Record<keyof GuestAdmissionFields, string>>;

/** Said of what is missing. */
export const REQUIRED_MESSAGE = 'Please enter your name and email to access the gallery.';

/** What is missing before anything is sent; the gallery judges the rest by its gate's rules. */
export function validateGuestAdmission({ name, email }: GuestAdmissionFields): GuestAdmissionErrors {
  return {
    ...(name.trim() === '' && { name: REQUIRED_MESSAGE }),
    ...(email.trim() === '' && { email: REQUIRED_MESSAGE }),
  };
}

/** What the gallery said of each field. */
export function admissionServerErrors(error: unknown): GuestAdmissionErrors {
  const { name, email } = isApiError(error) ? error.fields : {};
  return { ...(name && { name }), ...(email && { email }) };
}

/** A refusal that no other entry would change, in the gallery's words: the event is full, over, or not for everybody. */
export function admissionRefusalMessage(error: unknown): string | null {
  const isFinal = (['event_full', 'event_over', 'vip_only', 'event_not_found'] as const).some((code) =>
    isApiError(error, code),
  );
  return isFinal && isApiError(error) ? error.serverMessage : null;
}
