import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Whether a body has the parts of a new passkey; what is in them is verified with its signature. */
export const isRegistrationResponse = (body: object): body is RegistrationResponseJSON =>
  isCredential(body) && hasTexts(body.response, ['clientDataJSON', 'attestationObject']);

/** The same for the proof of a passkey. */
export const isAuthenticationResponse = (body: object): body is AuthenticationResponseJSON =>
  isCredential(body) && hasTexts(body.response, ['clientDataJSON', 'authenticatorData', 'signature']);

const isCredential = (body: object): body is { response: object } =>
  hasTexts(body, ['id', 'rawId', 'type']) &&
  'response' in body &&
  typeof body.response === 'object' &&
  body.response !== null;

const hasTexts = (body: object, names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(body, name) === 'string');
