import { markup, type Markup } from './markup';

/** A page without scripts or external files. */
export function pageLayout(title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/inbox.css">
</head>
<body>
<div class="page">
${content}
</div>
</body>
</html>
`.source;
}

/** Local date and time. */
export function timeElement(iso: string): Markup {
  const date = new Date(iso);
  const time = date.toLocaleTimeString('en-GB');
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  return markup`<time datetime="${iso}">${day}, ${time}</time>`;
}
