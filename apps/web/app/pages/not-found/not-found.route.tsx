import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  defaultLanguage,
  injuryIssue,
  intakeHref,
  pathIn,
  paths,
  site,
  type Language,
} from '@lawyers/domain';
import { Section, textWidth } from '@lawyers/ui';
import { PhoneLink } from '../../layout/phone-link';
import { PagePicture } from '../../pictures/picture';
import { sitePicture } from '../../pictures/site-pictures';
import { notFoundPath } from '../../prerender-paths';
import { pageMeta } from '../../seo/page-meta';
import { notFoundCopy, notFoundPictureAlt } from './not-found.copy';

export const meta = () =>
  pageMeta({
    title: notFoundCopy[defaultLanguage].heading,
    description: notFoundCopy[defaultLanguage].lead,
    path: notFoundPath,
    noindex: true,
  });

/** The only page with texts in every published language, since a host shows one page for all unknown addresses. */
export default function NotFound() {
  const others = site.languages.filter((language) => language !== defaultLanguage);
  return (
    <Section spaceAbove="page">
      <Container>
        <Columns>
          <Words language={defaultLanguage} heading="h1" />
          <PagePicture files={sitePicture('not-found')} alt={notFoundPictureAlt} />
          {others.map((language) => (
            <Words key={language} language={language} heading="h2" />
          ))}
        </Columns>
      </Container>
    </Section>
  );
}

// On a wide screen, the languages are side by side, and the picture is at their right. Its column is fixed by the grid,
// so that the picture does not move while the languages are parsed.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  picture: { maxWidth: textWidth },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `repeat(${site.languages.length}, 16.5rem) minmax(0, 1fr)`,
    picture: { gridArea: '1 / -2' },
  },
}));

type WordsProps = { readonly language: Language; readonly heading: 'h1' | 'h2' };

function Words({ language, heading }: WordsProps) {
  const { heading: title, lead, links } = notFoundCopy[language];
  return (
    <Stack component="section" lang={language} spacing={4}>
      <Typography variant="h2" component={heading}>
        {title}
      </Typography>
      <Typography>{lead}</Typography>
      <Links>
        <Link href={pathIn(language, paths.home)}>{links.home}</Link>
        <Link href={pathIn(language, intakeHref(injuryIssue.name))}>{links.injury}</Link>
        <Link href={pathIn(language, paths.blogPage(1))}>{links.blog}</Link>
        <Link href={pathIn(language, paths.about)}>{links.about}</Link>
        <Link href={pathIn(language, paths.contact)}>{links.contact}</Link>
        <span>
          {links.call}: <PhoneLink />
        </span>
      </Links>
    </Stack>
  );
}

const Links = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  'a, span': { paddingBlock: theme.spacing(2) },
}));
