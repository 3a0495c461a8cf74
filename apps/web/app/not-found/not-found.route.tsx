import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { paths } from '@lawyers/domain';
import Stack from '@mui/material/Stack';
import { Section, TextWidth } from '@lawyers/ui';
import { PagePicture } from '../pictures/page-picture';
import { PhoneLink } from '../page-parts/phone-link';
import { pageMeta } from '../seo/page-meta';
import { notFoundCopy } from './not-found.copy';

export const meta = () =>
  pageMeta({
    title: notFoundCopy.heading,
    description: notFoundCopy.lead,
    path: '/404',
    noindex: true,
  });

const { links } = notFoundCopy;

export default function NotFound() {
  return (
    <Section>
      <TextWidth>
        <Stack spacing={6}>
          <Typography variant="h1">{notFoundCopy.heading}</Typography>
          <PagePicture name="not-found" alt={notFoundCopy.pictureAlt} />
          <Typography>{notFoundCopy.lead}</Typography>
          <Links>
            <Link href={paths.home}>{links.home}</Link>
            <Link href={paths.blog}>{links.blog}</Link>
            <Link href={paths.about}>{links.about}</Link>
            <Link href={paths.contact}>{links.contact}</Link>
            <span>
              {links.call}: <PhoneLink />
            </span>
          </Links>
        </Stack>
      </TextWidth>
    </Section>
  );
}

const Links = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  a: { display: 'inline-block', paddingBlock: theme.spacing(2) },
}));
