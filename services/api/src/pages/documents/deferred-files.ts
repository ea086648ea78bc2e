import { createHash } from 'node:crypto';
import { PAGE_HYDRATED } from '@gallery/contracts';
import { escapeJson } from '../escape-json';
import { preloadAttributes, type Preload } from './document-template';

/**
 * A rendered page is seen before it can answer. Its last press of a button is kept until then, marked as busy, and done when
 * the shell says that the page answers; a form's button sends nothing meanwhile, and reloads nothing. Browsers make a click of
 * Enter and Space on a button, and of Enter in a form's field. Links, radios and what is typed need no keeping.
 */
const EARLY_CLICK_SCRIPT =
  `(()=>{let kept;const keep=event=>{const button=event.target.closest('button');if(!button)return;` +
  `event.preventDefault();event.stopPropagation();` +
  `if(kept)kept.ariaBusy=null;kept=button;kept.ariaBusy='true'};` +
  `addEventListener('click',keep,true);` +
  `document.addEventListener('${PAGE_HYDRATED}',()=>{removeEventListener('click',keep,true);` +
  `if(kept){kept.ariaBusy=null;kept.click()}},{once:true})})()`;

/** The shell's own script, as its build writes it into the document. */
const SHELL_SCRIPT = /<script defer src="([^"]+)"><\/script>/;

/** The picture has the line to itself for so long at most, in milliseconds. */
const MAX_PICTURE_WAIT_MS = 2_000;

/**
 * Asks for a rendered page's next files when its first picture is there, has failed, or takes too long. Browsers share a
 * slow line evenly among all files of a host (HTTP/1.1), whatever their priority: asked for at once, 24 kB of scripts that
 * have nothing to do yet kept the picture waiting for 130 ms. Starting them takes a phone up to 60 ms, so the frame that shows
 * the picture goes first; a page that is not looked at has no frames, and starts by the clock. Who presses something waits
 * for an answer, not for the picture.
 */
const DEFERRED_LOADER =
  `(()=>{const next=JSON.parse(document.getElementById('next').textContent);let started=false;` +
  `const start=()=>{if(started)return;started=true;for(const [name,attributes] of next){` +
  `const element=document.createElement(name);` +
  `for(const key in attributes)element.setAttribute(key,attributes[key]);` +
  `document.head.append(element)}};` +
  `const picture=document.querySelector('#root img[fetchpriority=high]');` +
  `if(!picture||picture.complete)return start();` +
  `picture.addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));` +
  `picture.addEventListener('error',start);` +
  `addEventListener('click',start,true);` +
  `setTimeout(start,${MAX_PICTURE_WAIT_MS})})()`;

/** The one script that stands in a document: a constant, so that its digest allows it. */
const SCRIPT = `${EARLY_CLICK_SCRIPT};${DEFERRED_LOADER}`;

/** How a Content-Security-Policy names it. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The shell's document without its script, and what asks for it and for the other files instead. */
export function withDeferredFiles(
  shell: string,
  files: readonly Preload[],
): { shell: string; starter: string } {
  const [tag, src] = SHELL_SCRIPT.exec(shell) ?? [];
  const preloads = files.map((file) => ['link', preloadAttributes(file)]);
  // The largest first: a browser asks one host for six files at a time, and fonts and pictures wait in the same line.
  const next = src === undefined ? preloads : [['script', { src, fetchpriority: 'high' }], ...preloads];
  return {
    shell: tag === undefined ? shell : shell.replace(tag, ''),
    starter: `<script type="application/json" id="next">${escapeJson(JSON.stringify(next))}</script><script>${SCRIPT}</script>`,
  };
}
