import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The browser showed its own dialog, and the person closed it or it failed. */
export class PasskeyPromptError extends Error {}

/** Has the browser make a passkey. @throws PasskeyPromptError */
export async function createPasskey(options: object): Promise<Record<string, unknown>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  if (!isCreation(options)) throw new PasskeyPromptError();
  return { ...(await startRegistration({ optionsJSON: options }).catch(failed)) };
}

/** Has the browser prove a passkey. @throws PasskeyPromptError */
export async function provePasskey(options: object): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  if (!isRequest(options)) throw new PasskeyPromptError();
  return { ...(await startAuthentication({ optionsJSON: options }).catch(failed)) };
}

function failed(error: unknown): never {
  throw new PasskeyPromptError('The browser did not use a passkey.', { cause: error });
}

// The options come from our own server: a light check is enough.
const isCreation = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in options && 'rp' in options;
const isRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options;
