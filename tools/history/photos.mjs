/** Rules about photos of an event. */
import { told } from './entries.mjs';

/** @type {readonly import('./check-history.mjs').Rule[]} */
export const PHOTO_RULES = [
  { name: 'an accepted photo is published', find: unpublished },
  { name: 'an accepted photo is on every guest’s page and in the lists', find: unseen },
];

const accepted = (entries) => told(entries, 'upload').map(({ answer }) => answer.photoId);

function unpublished({ entries, rows }) {
  return accepted(entries).flatMap((id) => {
    const photo = rows.photos.find((row) => row.id === id);
    return photo?.state === 'published'
      ? []
      : [`photo ${id} was accepted and is ${photo?.state ?? 'missing'}`];
  });
}

/** Pages and lists as they are once everything has arrived. */
function unseen({ entries }) {
  const ids = accepted(entries);
  return told(entries, 'last-page').flatMap(({ client, answer }) => {
    const shown = new Set(answer.photoIds);
    const missed = ids.filter((id) => !shown.has(id));
    return missed.length === 0
      ? []
      : [`${client} misses ${missed.length} of ${ids.length} photos: ${missed[0]}`];
  });
}
