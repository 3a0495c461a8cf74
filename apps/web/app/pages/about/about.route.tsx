import { cost, moreQuestions, paths } from '@lawyers/domain';
import { ContentPage } from '../../layout/content-page';
import { FaqEntries } from '../../layout/faq-entries';
import { PagePicture } from '../../pictures/picture';
import { duskPicture, sitePicture } from '../../pictures/site-pictures';
import { pageMeta } from '../../seo/page-meta';
import { aboutCopy } from './about.copy';

export const meta = () =>
  pageMeta({ title: aboutCopy.heading, description: aboutCopy.description, path: paths.about });

export default function About() {
  return (
    <ContentPage
      heading={aboutCopy.heading}
      lead={aboutCopy.description}
      picture={
        <PagePicture
          files={sitePicture('about')}
          dusk={duskPicture('about')}
          alt={aboutCopy.pictureAlt}
        />
      }
      sections={aboutCopy.sections}
      after={
        <>
          <p>{aboutCopy.agreement}</p>
          <p>
            {`${aboutCopy.cost.lead} `}
            <a href={`${paths.home}#${cost.id}`}>{aboutCopy.cost.link}</a>.
          </p>
          {/* The home page links to this heading (requirements § 2.9). */}
          <h2 id="more-questions">{aboutCopy.moreQuestions}</h2>
          <FaqEntries entries={moreQuestions} />
        </>
      }
    />
  );
}
