/** The style sheet of the inbox page. */
export const inboxStyle = `:root {
  --paper: #faf6ef;
  --raised: #fffdf9;
  --sunk: #f1e9dc;
  --ink: #182b28;
  --soft-ink: #4a5a56;
  --line: #dcd1c0;
  --accent: #a8432a;
  --accent-pressed: #8e3520;
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--accent); text-underline-offset: 0.2em; }
a:hover { color: var(--accent-pressed); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h1, h2, h3, p, ol, ul, dl, dd, pre { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; font-weight: 600; letter-spacing: -0.01em; }
h2 { font-size: 1.0625rem; line-height: 1.35; font-weight: 600; }
ol, ul { padding: 0; list-style: none; }
time, code, .ref { font-variant-numeric: tabular-nums; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.page { max-width: 68rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
.top { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: baseline; }
.top a, nav a { display: inline-block; padding: 0.5rem 0; }
.top h1 { flex: 1 1 auto; }
.top p { flex: 1 1 100%; color: var(--soft-ink); }
.columns { display: grid; gap: 2rem; margin-top: 1.25rem; }
.soft { color: var(--soft-ink); }
.cases { display: grid; gap: 0.75rem; }
.case, .panel, .part {
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 0.5rem;
}
.case, .panel { padding: 0.875rem 1rem; }
.facts { margin-top: 0.25rem; display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--soft-ink); font-size: 0.9375rem; }
.case h2 a { color: inherit; text-decoration: underline 1px var(--line); text-underline-offset: 0.25em; }
.case h2 a:hover { color: var(--accent); text-decoration-color: currentColor; }
.count { color: var(--accent); font-weight: 600; }
.copies { margin-top: 0.5rem; border-top: 1px solid var(--line); padding-top: 0.5rem; font-size: 0.9375rem; }
.empty { padding: 2rem 1.25rem; border: 1px dashed var(--line); border-radius: 0.5rem; display: grid; gap: 0.75rem; }
.panel { display: grid; gap: 0.75rem; align-content: start; }
.panel + .panel { margin-top: 1rem; }
.panel ul { display: grid; gap: 0.375rem; }
form { display: grid; gap: 0.75rem; }
label { display: grid; gap: 0.25rem; font-size: 0.9375rem; color: var(--soft-ink); }
select, button { font: inherit; min-height: 2.75rem; width: 100%; border-radius: 0.375rem; }
select { padding: 0 0.5rem; color: var(--ink); background: var(--paper); border: 1px solid #8b8577; }
button { padding: 0 1rem; cursor: pointer; color: #fff; background: var(--accent); border: 1px solid var(--accent); }
button:hover { background: var(--accent-pressed); }
button.quiet { color: var(--accent); background: transparent; }
button.quiet:hover { color: var(--accent-pressed); background: var(--sunk); }
.message { display: grid; gap: 1.25rem; max-width: 52rem; margin: 0 auto; }
.head { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; }
.head dt { color: var(--soft-ink); }
.part { overflow: hidden; }
.part > h2, summary { padding: 0.625rem 1rem; font-size: 0.9375rem; font-weight: 600; background: var(--sunk); }
summary { cursor: pointer; }
pre { padding: 1rem; white-space: pre-wrap; }
pre.text { font: inherit; }
pre.raw { font-size: 0.8125rem; }
iframe { display: block; width: 100%; height: 24rem; border: 0; background: #fff; resize: vertical; }
@media (min-width: 52rem) {
  .page { padding: 2.5rem 2rem 4rem; }
  .columns { grid-template-columns: minmax(0, 1fr) 19rem; gap: 2.5rem; }
  .top .narrow { display: none; }
}
`;
