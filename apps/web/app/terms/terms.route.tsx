import { paths } from '@lawyers/domain';
import { ContentPage } from '../shell/content-page';
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
            Last updated <time dateTime={termsCopy.updated}>{termsCopy.updated}</time>.
          </p>
        </>
      }
      sections={termsCopy.sections}
    />
  );
}
