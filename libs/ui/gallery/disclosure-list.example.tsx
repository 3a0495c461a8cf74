import { faqTabs } from '@lawyers/domain';
import { DisclosureList } from '../src';

export const closed = <DisclosureList entries={faqTabs[0]?.entries.slice(0, 3) ?? []} />;

export const withALongQuestion = (
  <DisclosureList
    entries={[
      {
        subject: 'What happens when a question does not fit on one line, nor on a second one?',
        subtitle1: 'It goes on below, and the arrow stays beside it.',
        contents: ['One point.', 'Another point.'],
        subtitle2: 'And a closing sentence.',
      },
    ]}
  />
);
