import { emergency, paths, telHref } from '@lawyers/domain';
import { ContentPage } from '../../layout/content-page';
import { pageMeta } from '../../seo/page-meta';
import { staySafeCopy } from './stay-safe.copy';

export const meta = () =>
  pageMeta({
    title: staySafeCopy.heading,
    description: staySafeCopy.description,
    path: paths.staySafe,
  });

export default function StaySafe() {
  return (
    <ContentPage
      heading={staySafeCopy.heading}
      before={
        <>
          <p>{staySafeCopy.lead}</p>
          <p>
            {`${staySafeCopy.danger} `}
            <a href={telHref(emergency.phone)}>{emergency.phone}</a>
            {'. '}
            <a href="#help-now">{staySafeCopy.helpLines}</a>.
          </p>
        </>
      }
      sections={staySafeCopy.sections}
    />
  );
}
