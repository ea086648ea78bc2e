/** Pins third-party images to what their tags mean today: `name:tag` becomes `name:tag@sha256:…`. */

/** In docker-compose.yml and the Dockerfile. Our own images are built here. */
const IMAGE = /^(\s+image: |ARG \w+=)(?!gallery\/)([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?$/gm;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * @param {string} text of docker-compose.yml or a Dockerfile
 * @param {(image: string) => string} digestOf asks the registry for the digest of a tag, of all platforms
 * @returns {string} the same with digests
 */
export const pinImages = (text, digestOf) =>
  text.replaceAll(IMAGE, (_line, before, image) => {
    const digest = digestOf(image);
    if (!DIGEST.test(digest)) throw new Error(`The registry gave no digest for ${image}: "${digest}".`);
    return `${before}${image}@${digest}`;
  });
