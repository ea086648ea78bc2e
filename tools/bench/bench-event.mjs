/** A live event and a guest in it. */
import { signInDemoOwner } from '../gallery/demo-owner.mjs';

const HOUR_MS = 3_600_000;

/**
 * @param {string} api the API's address
 * @returns {Promise<{ id: string, pass: string, owner: Record<string, string> }>} `owner`: headers of the owner's calls
 */
export async function enterNewEvent(api) {
  const form = new FormData();
  const fields = { title: 'Bench', description: 'Bench', location: 'Here', eventDate: isoIn(-HOUR_MS) };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const owner = await signInDemoOwner(api);
  const made = await fetch(`${api}/api/admin/studio-events`, { method: 'POST', body: form, headers: owner });
  const { id } = await answerOf(made);
  const entered = await fetch(`${api}/api/live-event-access`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Bench', email: 'bench@example.com', eventTag: id }),
    headers: { 'content-type': 'application/json' },
  });
  const { pass } = await answerOf(entered);
  return { id, pass, owner };
}

const isoIn = (ms) => new Date(Date.now() + ms).toISOString();

async function answerOf(response) {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
