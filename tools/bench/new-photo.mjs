/** A 24-megapixel photo, from the upload until a guest's open page shows it. */
import { chromium } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { enterNewEvent } from './bench-event.mjs';

const RUNS = 3;
/** 24 megapixels, as current cameras write. */
const SIZE = { width: 6_000, height: 4_000 };
/** Timeout of one wait, generous for a machine under load. */
const TIMEOUT_MS = 60_000;
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/**
 * @param {{ api: string, web: string, executablePath: string | undefined }} options
 * @returns {Promise<[string, string][]>}
 */
export async function measureNewPhoto({ api, web, executablePath }) {
  const { id, pass, owner } = await enterNewEvent(api);
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: `event_pass_${id}`, value: pass, url: web }]);
    const page = await context.newPage();
    await page.goto(`${web}/live-event/${id}`, { waitUntil: 'load', timeout: TIMEOUT_MS });
    const runs = [];
    let megabytes = 0;
    for (let index = 0; index < RUNS; index += 1) {
      const file = await photograph();
      megabytes = file.length / 1e6;
      runs.push(await measure({ api, id, owner, page, file }));
    }
    const upload = median(runs.map((run) => run.upload));
    const visible = median(runs.map((run) => run.visible));
    return [
      [
        'a 24-megapixel JPEG from upload to visible in an open page',
        `${visible.toFixed(0)} ms, of which upload ${upload.toFixed(0)} ms (${megabytes.toFixed(1)} MB, median of ${RUNS})`,
      ],
    ];
  } finally {
    await browser.close();
  }
}

/** A new grainy gradient each time, because known files are not accepted again. */
async function photograph() {
  const [red, green, blue] = randomBytes(3);
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="rgb(${red},${green},${blue})"/><stop offset="1" stop-color="#222"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const grain = { create: { ...SIZE, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 14 } } };
  const noise = await sharp(grain).png({ compressionLevel: 0 }).toBuffer();
  return sharp(Buffer.from(gradient))
    .flatten()
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Both in ms since the upload began. */
async function measure({ api, id, owner, page, file }) {
  const before = await page.evaluate(loadedPictures);
  const form = new FormData();
  form.append('photos', new Blob([file], { type: 'image/jpeg' }), `DSC_${Date.now()}.JPG`);
  const began = performance.now();
  const seen = page.waitForFunction(isAnotherLoaded, before, { timeout: TIMEOUT_MS, polling: 'raf' });
  const [upload] = await Promise.all([send({ api, id, owner, form, began }), seen]);
  return { upload, visible: performance.now() - began };
}

async function send({ api, id, owner, form, began }) {
  const answer = await fetch(`${api}/api/admin/studio-events/${id}/photos`, {
    method: 'POST',
    body: form,
    headers: owner,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('"received"'))
    throw new Error(`The upload answered ${answer.status}: ${text}`);
  return performance.now() - began;
}

/** Runs in the page: the addresses, without sizes, of loaded images. */
function loadedPictures() {
  return [...document.querySelectorAll('main picture img')]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => image.currentSrc.replace(/-\d+\.\w+$/, ''));
}

/** Runs in the page: whether an image has loaded that was not there before. */
function isAnotherLoaded(before) {
  return [...document.querySelectorAll('main picture img')].some(
    (image) =>
      image.complete &&
      image.naturalWidth > 0 &&
      !before.includes(image.currentSrc.replace(/-\d+\.\w+$/, '')),
  );
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
