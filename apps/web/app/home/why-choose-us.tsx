import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { color, PageWidth, Section, space, Stack, typeScale, wide } from '@lawyers/ui';
import { homeCopy } from './home.copy';

const copy = homeCopy.whyChooseUs;

export function WhyChooseUs() {
  return (
    <Section ground="sunk" aria-labelledby="why-choose-us">
      <PageWidth>
        <Columns>
          <Stack gap={4}>
            <Typography variant="h2" id="why-choose-us">
              {copy.heading}
            </Typography>
            {copy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
          <Points>
            {copy.points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Points>
        </Columns>
      </PageWidth>
    </Section>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: space(10),
  [wide]: { gridTemplateColumns: '5fr 6fr', gap: space(16) },
});

const Points = styled('dl')({
  display: 'grid',
  gap: space(6),
  margin: 0,
  dt: { fontWeight: 700 },
  dd: { margin: 0, color: color('softInk'), fontSize: typeScale.small },
});
