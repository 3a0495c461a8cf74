import { isServed, states } from '@lawyers/domain';
import type { Launch } from './launch';

/** The parts of docs/lawyer-questions.md that a site raises. A heading that names states is for whoever serves one. */
export function questionParts(
  document: string,
  { facts, reviews }: Pick<Launch, 'facts' | 'reviews'>,
): readonly string[] {
  const headings = [...document.matchAll(/^## (.+)$/gm)].map(([, heading]) => `${heading}`);
  return headings.filter((heading) => {
    const named = states.filter((state) => heading.includes(state));
    if (named.length > 0) return named.some((state) => isServed(state, facts.statesServed));
    if (heading.includes('Spanish')) return facts.languages.includes('es');
    return heading !== 'Reviews' || reviews.length > 0;
  });
}
