import { escapeJson } from '../../platform';
import { createHash } from 'node:crypto';
import { PAGE_HYDRATED } from '@gallery/contracts';
import { preloadAttributes, type Preload } from './document-template';

/**
 * A rendered page is visible before it is hydrated. The last click on a button is held until then, with the button
 * marked as busy, and repeated once the shell reports hydration; forms are not submitted in the meantime. Browsers turn
 * Enter and Space on a button, and Enter in a field, into a click. Links, radio buttons and typed text work without
 * scripts. Arrow keys outside fields, which turn a carousel, are repeated too, in order.
 */
const EARLY_CLICK_SCRIPT =
  `(()=>{let kept;const keep=event=>{const button=event.target.closest('button');if(!button)return;` +
  `event.preventDefault();event.stopPropagation();` +
  `if(kept)kept.ariaBusy=null;kept=button;kept.ariaBusy='true'};` +
  `const keys=[];const note=event=>{if(/^Arrow(Left|Right)$/.test(event.key)&&` +
  `!event.target.closest('input,select,textarea'))keys.push(event)};` +
  `addEventListener('click',keep,true);addEventListener('keydown',note,true);` +
  `document.addEventListener('${PAGE_HYDRATED}',()=>{removeEventListener('click',keep,true);` +
  `removeEventListener('keydown',note,true);` +
  `for(const {key,altKey,ctrlKey,metaKey,shiftKey,target} of keys)target.dispatchEvent(` +
  `new KeyboardEvent('keydown',{key,altKey,ctrlKey,metaKey,shiftKey,bubbles:true,cancelable:true}));` +
  `if(kept){kept.ariaBusy=null;kept.click()}},{once:true})})()`;

/** How the shell's build writes its scripts into the document. */
const SHELL_SCRIPTS = /<script defer src="([^"]+)"><\/script>/g;

/** How long the other files wait for the picture. */
const MAX_PICTURE_WAIT_MS = 2_000;

/**
 * Requests a rendered page's other files once its first picture has loaded, failed, or takes too long. Browsers share a
 * slow connection evenly among all files of a host (HTTP/1.1), whatever their priority: requested at once, 24 kB of
 * scripts that are not needed yet delayed the picture by 130 ms. Running them takes a phone up to 60 ms, so the frame
 * with the picture goes first; a page in the background has no frames and starts with the timer. A click starts at
 * once. Each request is a task of its own: a phone takes 15 ms for one.
 */
const DEFERRED_LOADER =
  `(()=>{const next=JSON.parse(document.getElementById('next').textContent);let started=false;` +
  `const request=(name,attributes)=>{const element=document.createElement(name);` +
  `for(const key in attributes)element.setAttribute(key,attributes[key]);` +
  `document.head.append(element)};` +
  `const start=()=>{if(started)return;started=true;` +
  `for(const [name,attributes] of next)setTimeout(request,0,name,attributes)};` +
  `const picture=document.querySelector('#root img[fetchpriority=high]');` +
  `if(!picture||picture.complete)return start();` +
  `picture.addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));` +
  `picture.addEventListener('error',start);` +
  `addEventListener('click',start,true);` +
  `setTimeout(start,${MAX_PICTURE_WAIT_MS})})()`;

/** How long the web fonts wait for the page's scripts. */
const MAX_SCRIPT_WAIT_MS = 8_000;

/**
 * The web fonts are 120 kB and only replace system fonts of the same widths, so they do not compete with the first
 * picture and the scripts: on a slow line a page could be used 1.5 s later. They are used once all are here, because
 * each change of fonts lays out the whole page, 100 ms on a phone. A browser that has loaded them before uses them with
 * the first paint. Without scripts, the style's media query applies.
 */
const FONT_SCRIPT =
  `(()=>{const {previousElementSibling:style}=document.currentScript;let storage;` +
  `try{storage=localStorage}catch{}` +
  `if(storage?.getItem('web-fonts'))return style.media='all';` +
  `const toFace=({style:rule})=>{const value=name=>rule.getPropertyValue(name);` +
  `return new FontFace(value('font-family').replace(/["']/g,''),value('src'),` +
  `{style:value('font-style'),weight:value('font-weight'),unicodeRange:value('unicode-range')})};` +
  `let started=false;const use=async()=>{if(started)return;started=true;` +
  `const faces=[...style.sheet.cssRules].map(toFace);` +
  `await Promise.allSettled(faces.map(face=>face.load()));` +
  `for(const face of faces)if(face.status==='loaded')document.fonts.add(face);` +
  `try{storage.setItem('web-fonts','loaded')}catch{}};` +
  `document.addEventListener('${PAGE_HYDRATED}',use);` +
  `setTimeout(use,${MAX_SCRIPT_WAIT_MS})})()`;

/** How the shell's build writes the faces that have a file. */
const WEB_FONT_FACES = /@font-face\{[^}]*url\([^}]*\}/g;

/** Ends the body of a document. */
const STARTER = `${EARLY_CLICK_SCRIPT};${DEFERRED_LOADER}`;

/** The inline scripts in a Content-Security-Policy. They are constants, so that it allows them by their digests. */
export const INLINE_SCRIPT_SOURCES = [FONT_SCRIPT, STARTER].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** The shell's document with its web fonts in a style that only pages in use, or without scripts, apply. */
export function withDeferredFonts(shell: string): string {
  const faces = shell.match(WEB_FONT_FACES);
  if (!faces) return shell;
  const fonts = `<style media="(scripting: none)">${faces.join('')}</style><script>${FONT_SCRIPT}</script>`;
  return shell.replace(WEB_FONT_FACES, '').replace('</head>', () => `${fonts}</head>`);
}

/** The shell's document without its scripts, plus the starter that requests them and the other files. */
export function withDeferredFiles(
  shell: string,
  files: readonly Preload[],
): { shell: string; starter: string } {
  const scripts = Array.from(shell.matchAll(SHELL_SCRIPTS), ([, src]) => [
    'script',
    { src, fetchpriority: 'high' },
  ]);
  const preloads = files.map((file) => ['link', preloadAttributes(file)]);
  // The largest first: a browser requests six files per host at a time, including fonts and pictures.
  const next = escapeJson(JSON.stringify([...scripts, ...preloads]));
  return {
    shell: shell.replace(SHELL_SCRIPTS, ''),
    starter: `<script type="application/json" id="next">${next}</script><script>${STARTER}</script>`,
  };
}
