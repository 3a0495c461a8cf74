import { escapeHtml } from '@lawyers/blog-content';

/** An XML element with escaped text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

export function xmlResponse(type: string, body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'Content-Type': type },
  });
}
