import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Beside, Prose, Section, TextColumns, textWidth } from '@lawyers/ui';
import { GoHome } from './go-home';
import { Invitation } from './invitation';
import { TextWithPhones } from './phone-link';
import { TableOfContents } from './table-of-contents';

export type ContentSection = {
  /** The section's fragment, unique on the page. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};

export type ContentPageProps = {
  readonly heading: string;
  /** The text beside the sections on a wide screen, for a page with too few sections for a table of contents. */
  readonly lead?: string;
  readonly picture?: ReactNode;
  /** Content before the first section, and after the last one (`after`). */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly sections: readonly ContentSection[];
};

/** A page of text sections. */
export function ContentPage(props: ContentPageProps) {
  const { heading, lead, picture, before, sections, after } = props;
  return (
    <Section spaceAbove="page">
      <Container>
        <Stack spacing={6}>
          <Typography variant="h1">{heading}</Typography>
          <TextColumns>
            {lead && (
              <Beside>
                <Typography variant="subtitle1" color="text.secondary">
                  {lead}
                </Typography>
              </Beside>
            )}
            <TableOfContents
              headings={sections.map(({ id, heading }) => ({ id, text: heading }))}
            />
            <Stack spacing={8} sx={{ maxWidth: textWidth, gridColumn: { lg: 2 } }}>
              {picture}
              {/* Headings are smaller than in an article, since Terms have almost twenty of them. */}
              <Prose
                sx={{
                  h2: { fontSize: 'h3.fontSize' },
                  'h2:first-of-type': before ? {} : { mt: 0 },
                }}
              >
                {before}
                {sections.map(({ id, heading, paragraphs, points }) => (
                  <Fragment key={id}>
                    <h2 id={id}>{heading}</h2>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>
                        <TextWithPhones>{paragraph}</TextWithPhones>
                      </p>
                    ))}
                    {points && (
                      <ul>
                        {points.map((point) => (
                          <li key={point}>
                            <TextWithPhones>{point}</TextWithPhones>
                          </li>
                        ))}
                      </ul>
                    )}
                  </Fragment>
                ))}
                {after}
              </Prose>
              <GoHome />
            </Stack>
          </TextColumns>
          <Invitation audience="everyone" />
        </Stack>
      </Container>
    </Section>
  );
}
