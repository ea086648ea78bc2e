import { sourcePageOfPath } from './source-page';

it.each([
  ['/', 'landing'],
  ['/fine-art', 'fine-art'],
  ['/Fine-Art/', 'fine-art'],
  ['/fine-art/inside-voice', 'artwork-detail'],
  ['/artwork/inside-voice', 'artwork-detail'],
  ['/commercial', 'commercial'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/cart', 'cart'],
  ['/live-events', 'live-event'],
  ['/live-event/tfgallery', 'live-event'],
])('%s is the source %s (S49, S94, S130, S149, L45)', (path, source) => {
  expect(sourcePageOfPath(path)).toBe(source);
});

it.each(['/checkout', '/order-success', '/newsletter/confirm', '/live-event-gate/opening', '/nowhere'])(
  '%s has no form',
  (path) => {
    expect(sourcePageOfPath(path)).toBeNull();
  },
);
