import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { Prose, Section, Stack, TextWidth } from '@lawyers/ui';
import { GoHome } from '../shell/go-home';
import { pageMeta } from '../shell/page-meta';
import { termsCopy } from './terms.copy';

export const meta = () =>
  pageMeta({
    title: termsCopy.heading,
    description:
      'The terms of this free referral service in plain words: no agreement, what you send and to whom, who is paid.',
    path: paths.terms,
  });

export default function Terms() {
  return (
    <Section>
      <TextWidth>
        <Stack gap={8}>
          <Typography variant="h1">{termsCopy.heading}</Typography>
          <Prose>
            <p>{termsCopy.intro}</p>
            {termsCopy.sections.map(({ id, heading, paragraphs, points }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points && (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
            <p>
              Last updated <time dateTime={termsCopy.updated}>{termsCopy.updated}</time>.
            </p>
          </Prose>
          <GoHome />
        </Stack>
      </TextWidth>
    </Section>
  );
}
