import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { issueTypes } from '@lawyers/domain';
import {
  border,
  color,
  IssuePicture,
  PageWidth,
  Section,
  space,
  Stack,
  typeScale,
  wide,
} from '@lawyers/ui';
import { homeCopy } from './home.copy';

const copy = homeCopy.legalAreas;

export function LegalAreas() {
  return (
    <Section aria-labelledby="legal-areas">
      <PageWidth>
        <Stack gap={10}>
          <Stack gap={3}>
            <Typography variant="h2" id="legal-areas">
              {copy.heading}
            </Typography>
            <Lead>{copy.lead}</Lead>
          </Stack>
          <Areas>
            {issueTypes.map(({ name, pictureId, category1 }) => (
              <li key={name}>
                <Typography variant="h3">
                  <IssuePicture id={pictureId} size={40} />
                  {name}
                </Typography>
                <p>{category1}</p>
              </li>
            ))}
          </Areas>
        </Stack>
      </PageWidth>
    </Section>
  );
}

const Lead = styled('p')({ maxWidth: '42rem', color: color('softInk'), fontSize: typeScale.lead });

const Areas = styled('ul')({
  display: 'grid',
  columnGap: space(14),
  padding: 0,
  listStyle: 'none',
  [wide]: { gridTemplateColumns: '1fr 1fr' },
  li: { paddingBlock: space(7), borderTop: border },
  h3: { display: 'flex', alignItems: 'center', gap: space(3) },
  svg: { flex: 'none' },
  p: { marginTop: space(3), color: color('softInk') },
});
