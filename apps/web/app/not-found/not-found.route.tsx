import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { paths } from '@lawyers/domain';
import { Section, space, Stack, TextWidth } from '@lawyers/ui';
import { PagePicture } from '../pictures/page-picture';
import { PhoneLink } from '../shell/phone-link';
import { pageMeta } from '../shell/page-meta';
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
        <Stack gap={6}>
          <Typography variant="h1">{notFoundCopy.heading}</Typography>
          <PagePicture name="not-found" alt={notFoundCopy.pictureAlt} />
          <Typography>{notFoundCopy.lead}</Typography>
          <Ways>
            <a href={paths.home}>{links.home}</a>
            <a href={paths.blog}>{links.blog}</a>
            <a href={paths.about}>{links.about}</a>
            <a href={paths.contact}>{links.contact}</a>
            <span>
              {links.call}: <PhoneLink />
            </span>
          </Ways>
        </Stack>
      </TextWidth>
    </Section>
  );
}

const Ways = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  a: { display: 'inline-block', paddingBlock: space(2) },
});
