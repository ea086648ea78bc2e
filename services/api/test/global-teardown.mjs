/** Ends the server that the set-up started, with everything in it. */
export default async function tearDown() {
  await globalThis.endGalleryTestDatabase?.();
}
