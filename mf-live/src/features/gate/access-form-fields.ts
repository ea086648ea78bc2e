/** What the gate asks for. */
export interface AccessFormFields {
  name: string;
  email: string;
}

export type AccessFormErrors = Partial<Record<keyof AccessFormFields, string>>;

const TWO_CHARACTERS = /^.{2,}$/su;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the gate sends nothing for. The gallery counts characters as people do, and so does this. */
export function validateAccessForm({ name, email }: AccessFormFields): AccessFormErrors {
  return {
    ...(!TWO_CHARACTERS.test(name.trim()) && { name: 'Name must be at least 2 characters' }),
    ...(!EMAIL.test(email.trim()) && { email: 'Please enter a valid email address' }),
  };
}
