import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
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
                <IssuePicture id={pictureId} size={40} />
                <div>
                  <Typography variant="h3">{name}</Typography>
                  <p>{category1}</p>
                </div>
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
  li: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: space(5),
    paddingBlock: space(7),
    borderTop: border,
  },
  p: { marginTop: space(2), color: color('softInk'), fontSize: typeScale.small },
});
