import { paths } from '@lawyers/domain';
import { ContentPage } from '../shell/content-page';
import { LongDate } from '../shell/long-date';
import { pageMeta } from '../shell/page-meta';
import { termsCopy } from './terms.copy';

export const meta = () =>
  pageMeta({
    title: termsCopy.heading,
    description: termsCopy.description,
    path: paths.terms,
  });

export default function Terms() {
  return (
    <ContentPage
      heading={termsCopy.heading}
      before={
        <>
          <p>{termsCopy.intro}</p>
          <p>
            Last updated <LongDate date={termsCopy.updated} />.
          </p>
        </>
      }
      sections={termsCopy.sections}
    />
  );
}
