/** The owner's key of every API under test. */
export const OWNER_KEY = 'the-key-of-the-owner-in-the-tests';
