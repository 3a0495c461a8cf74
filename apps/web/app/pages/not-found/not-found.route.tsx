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
import { Section, TextColumns, textWidth } from '@lawyers/ui';
import { PhoneLink } from '../../layout/phone-link';
import { PagePicture } from '../../pictures/page-picture';
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

/** The one page with the words of every published language, since a host has one page for all unknown addresses. */
export default function NotFound() {
  const others = site.languages.filter((language) => language !== defaultLanguage);
  return (
    <Section spaceAbove="page">
      <Container>
        <Stack spacing={6}>
          <Typography variant="h1">{notFoundCopy[defaultLanguage].heading}</Typography>
          <TextColumns>
            <Words language={defaultLanguage} />
            <Stack spacing={10} sx={{ maxWidth: textWidth }}>
              <PagePicture files={sitePicture('not-found')} alt={notFoundPictureAlt} />
              {others.map((language) => (
                <Stack key={language} component="section" lang={language} spacing={6}>
                  <Typography variant="h2">{notFoundCopy[language].heading}</Typography>
                  <Words language={language} />
                </Stack>
              ))}
            </Stack>
          </TextColumns>
        </Stack>
      </Container>
    </Section>
  );
}

function Words({ language }: { readonly language: Language }) {
  const { lead, links } = notFoundCopy[language];
  return (
    <Stack spacing={4}>
      <Typography>{lead}</Typography>
      <Links>
        <Link href={pathIn(language, paths.home)}>{links.home}</Link>
        <Link href={pathIn(language, intakeHref(injuryIssue.name))}>{links.injury}</Link>
        <Link href={pathIn(language, paths.blog)}>{links.blog}</Link>
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
