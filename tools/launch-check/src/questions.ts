import { isServed, type State } from '@lawyers/domain';
import type { Launch } from './launch';

/** The parts of docs/lawyer-questions.md that a site raises, by their headings. */
export function questionParts({
  facts,
  reviews,
}: Pick<Launch, 'facts' | 'reviews'>): readonly string[] {
  const served = (...states: readonly State[]) =>
    states.some((state) => isServed(state, facts.statesServed));
  return [
    'Every site',
    ...(reviews.length > 0 ? ['Reviews'] : []),
    ...(facts.languages.includes('es') ? ['The Spanish pages'] : []),
    ...(served('California') ? ['California'] : []),
    ...(served('Connecticut', 'Nebraska', 'Texas') ? ['Connecticut, Nebraska, and Texas'] : []),
    ...(served('Maryland') ? ['Maryland'] : []),
    ...(served('Nevada', 'Washington') ? ['Washington and Nevada'] : []),
  ];
}
