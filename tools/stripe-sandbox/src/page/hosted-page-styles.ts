/** The gallery's colors, without its fonts: this page loads no files. */
export const styles = `
:root {
  color-scheme: light;
  --paper: #f7f4ed; --ink: #1b1916; --ink-2: #4b463e; --ink-3: #696358; --on-ink: #f7f4ed;
  --line: #dcd6c9; --line-strong: #878072; --red: #a32a1c; --warning: #745000; --warning-tint: #f5e8c6;
  --serif: "EB Garamond", Garamond, "Times New Roman", serif;
  --sans: "Instrument Sans", "Helvetica Neue", Arial, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.45 var(--sans); }
.notice { margin: 0; padding: 0.75rem 1.25rem; background: var(--warning-tint); color: var(--warning); font-size: 0.875rem; }
main { max-width: 64rem; margin: 0 auto; padding: 3rem 1.25rem 4rem; }
h1 { margin: 0 0 2rem; font: italic 400 clamp(2.125rem, 1.6rem + 2.1vw, 3rem)/1.14 var(--serif); }
h2 { margin: 0 0 1rem; font: 500 0.8125rem/1.45 var(--sans); color: var(--ink-3); }
.columns { display: grid; gap: 3rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.75rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
th:last-child, td:last-child { text-align: right; }
thead th { color: var(--ink-3); font-size: 0.75rem; }
tbody th { font: italic 400 1.25rem/1.3 var(--serif); }
tbody th small { display: block; font: 400 0.875rem/1.45 var(--sans); color: var(--ink-2); }
tfoot th, tfoot td { border-bottom: 0; font-weight: 500; }
.field { margin: 0 0 1.25rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
label, .label { display: block; margin: 0 0 0.25rem; font-size: 0.8125rem; color: var(--ink-3); }
input { width: 100%; height: 3rem; padding: 0 0.75rem; border: 1px solid var(--line-strong); border-radius: 0; background: transparent; color: var(--ink); font: inherit; }
input[aria-invalid="true"] { border-color: var(--red); }
.error { margin: 0.25rem 0 0; color: var(--red); font-size: 0.875rem; }
.alert { margin: 0 0 1.25rem; padding: 0.75rem 0; border-top: 1px solid var(--red); border-bottom: 1px solid var(--red); color: var(--red); }
.actions { display: grid; gap: 0.75rem; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; padding: 0 1.25rem; border: 1px solid var(--ink); background: var(--ink); color: var(--on-ink); font: 500 0.9375rem/1 var(--sans); text-decoration: none; cursor: pointer; }
.quiet { background: transparent; color: var(--ink); border-color: var(--line-strong); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
.cards { margin: 2rem 0 0; padding: 1rem 0 0; border-top: 1px solid var(--line); color: var(--ink-2); font-size: 0.875rem; }
.cards dt { font-variant-numeric: tabular-nums; color: var(--ink); }
.cards dd { margin: 0 0 0.5rem; }
.narrow { max-width: 30rem; }
@media (min-width: 48rem) { .columns { grid-template-columns: 1fr 1fr; gap: 6rem; } }
`;
