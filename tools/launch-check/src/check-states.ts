import { isServed, type State } from '@lawyers/domain';
import type { Finding, Launch } from './launch';

type Rule = {
  readonly states: readonly State[];
  readonly why: string;
  /** Whether a row in `clearedStates` of `site.ts` lifts it. */
  readonly clearable: boolean;
};

const rules: readonly Rule[] = [
  {
    states: ['Nevada', 'Washington'],
    // An operator whose forms collect an authorization changes this rule.
    why: 'where nobody may pay for health data without an authorization that the visitor signs, and the forms collect none',
    clearable: false,
  },
  {
    states: ['California'],
    why: 'where only a lawyer referral service with a certificate may refer clients (Bus. & Prof. Code 6155)',
    clearable: true,
  },
  {
    states: ['Connecticut', 'Nebraska', 'Texas'],
    why: 'where selling health details may need a consent of its own',
    clearable: true,
  },
];

const listOf = new Intl.ListFormat('en');

/** Reports states that may not be served, or not until counsel has cleared them. */
export function checkStates({ facts }: Launch): readonly Finding[] {
  const cleared = new Set<State>(facts.clearedStates.map(({ state }) => state));
  return rules.flatMap(({ states, why, clearable }) => {
    const refused = states.filter(
      (state) => isServed(state, facts.statesServed) && !(clearable && cleared.has(state)),
    );
    if (refused.length === 0) return [];
    const [first = ''] = refused;
    const or = clearable ? `, or let counsel clear it in clearedStates` : '';
    return [
      {
        item: 'site.statesServed',
        problem: `has ${listOf.format(refused)}, ${why}`,
        fix: `Take ${refused.length > 1 ? 'them' : first} out in libs/domain/src/site.ts${or} (docs/lawyer-questions.md), and build again.`,
      },
    ];
  });
}
