import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { Prose, Section, Stack, TextWidth } from '@lawyers/ui';
import { PagePicture } from '../pictures/page-picture';
import { GoHome } from '../shell/go-home';
import { pageMeta } from '../shell/page-meta';
import { aboutCopy } from './about.copy';

export const meta = () =>
  pageMeta({
    title: aboutCopy.heading,
    description:
      'Who runs this free referral service, how it is paid, and what it does and does not do.',
    path: paths.about,
  });

export default function About() {
  return (
    <Section>
      <TextWidth>
        <Stack gap={8}>
          <Typography variant="h1">{aboutCopy.heading}</Typography>
          <PagePicture name="about" alt={aboutCopy.pictureAlt} />
          <Prose>
            {aboutCopy.sections.map(({ id, heading, paragraphs }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
            <p>{aboutCopy.agreement}</p>
          </Prose>
          <GoHome />
        </Stack>
      </TextWidth>
    </Section>
  );
}
