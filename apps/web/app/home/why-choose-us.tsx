import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { color, fonts, PageWidth, Section, space, Stack, typeScale, wide } from '@lawyers/ui';
import { homeCopy } from './home.copy';

const copy = homeCopy.whyChooseUs;

export function WhyChooseUs() {
  return (
    <Section ground="sunk" aria-labelledby="why-choose-us">
      <PageWidth>
        <Stack gap={12}>
          <Statement>
            <Typography variant="h2" id="why-choose-us">
              {copy.heading}
            </Typography>
            {copy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Statement>
          <Points>
            {copy.points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Points>
        </Stack>
      </PageWidth>
    </Section>
  );
}

const Statement = styled('div')({
  display: 'grid',
  gap: space(5),
  maxWidth: '52rem',
  'h2 + p': { font: `500 ${typeScale.heading2}/1.3 ${fonts.heading}`, letterSpacing: '-0.01em' },
  h2: { font: `700 ${typeScale.body}/1.3 ${fonts.text}`, letterSpacing: 0, color: color('action') },
});

const Points = styled('dl')({
  display: 'grid',
  gap: space(7),
  margin: 0,
  [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: space(12) },
  '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: space(8) },
  div: { paddingTop: space(4), borderTop: `2px solid ${color('ink')}` },
  dt: { fontWeight: 700 },
  dd: { margin: `${space(2)} 0 0`, color: color('softInk') },
});
