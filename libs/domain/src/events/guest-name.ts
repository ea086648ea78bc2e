/** The shortest name under which a guest registers. */
const MIN_GUEST_NAME_LENGTH = 2;

/** Counts code points: a name of two emoji has two characters. */
export const GUEST_NAME_PATTERN = new RegExp(`^.{${MIN_GUEST_NAME_LENGTH},}$`, 'su');

/** What the forms say about a shorter one. */
export const GUEST_NAME_ERROR = `Name must be at least ${MIN_GUEST_NAME_LENGTH} characters`;
