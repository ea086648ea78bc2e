/** The account that `npm start` creates; nothing but demo galleries has it. */
const account = { username: 'owner', password: 'gallery-demo' };

/**
 * Signs in to the console of a demo gallery as its owner, as a person does.
 * @param {string} origin @returns {Promise<Record<string, string>>} headers of the console's calls
 */
export async function signInDemoOwner(origin) {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The owner could not sign in: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  // The session's cookie allows writes only from the gallery's own pages.
  return { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' };
}
