import { PAGE_HYDRATED } from '@gallery/contracts';

/**
 * A rendered page is seen before it can answer. Its last press of a button is kept until then, marked as busy, and done when
 * the shell says that the page answers; a form's button sends nothing meanwhile, and reloads nothing. Browsers make a click of
 * Enter and Space on a button, and of Enter in a form's field. Links, radios and what is typed need no keeping.
 */
export const EARLY_CLICK_SCRIPT =
  `(()=>{let kept;const keep=event=>{const button=event.target.closest('button');if(!button)return;` +
  `event.preventDefault();event.stopPropagation();` +
  `if(kept)kept.ariaBusy=null;kept=button;kept.ariaBusy='true'};` +
  `addEventListener('click',keep,true);` +
  `document.addEventListener('${PAGE_HYDRATED}',()=>{removeEventListener('click',keep,true);` +
  `if(kept){kept.ariaBusy=null;kept.click()}},{once:true})})()`;
