export interface AccessFormFields {
  name: string;
  email: string;
}

export type AccessFormErrors = Partial<Record<keyof AccessFormFields, string>>;

const TWO_CHARACTERS = /^.{2,}$/su;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks a form before it is sent. Counts characters like the API. */
export function validateAccessForm({ name, email }: AccessFormFields): AccessFormErrors {
  return {
    ...(!TWO_CHARACTERS.test(name.trim()) && { name: 'Name must be at least 2 characters' }),
    ...(!EMAIL.test(email.trim()) && { email: 'Please enter a valid email address' }),
  };
}
