import { paths } from '@lawyers/domain';
import { ContentPage } from '../../layout/content-page';
import { LongDate } from '../../layout/long-date';
import { pageMeta } from '../../seo/page-meta';
import { termsCopy } from './terms.copy';

export const meta = () =>
  pageMeta({ title: termsCopy.heading, description: termsCopy.description, path: paths.terms });

export default function Terms() {
  return (
    <ContentPage
      heading={termsCopy.heading}
      before={
        <>
          <p>{termsCopy.intro}</p>
          {termsCopy.governingText && <p>{termsCopy.governingText}</p>}
          <p>
            {termsCopy.lastUpdated} <LongDate date={termsCopy.updated} />.
          </p>
        </>
      }
      sections={termsCopy.sections}
    />
  );
}
