/**
 * The one way an address is written here. Mails go to this form, never to what was typed: signs that only look alike
 * when they are lowered (the Kelvin sign is a `k`) must not lead one person's link to another.
 */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
