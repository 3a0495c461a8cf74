import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t, type SiteFacts, type SocialNetwork } from '@lawyers/domain';
import { HelpNow } from './help-now';
import { ridge } from './ridge';
import { palettes } from './theme/palette';
import { touchTarget, minTargetSize } from './theme/sizes';

export type SiteFooterProps = {
  /** A picture of a night, as an `img` element, across the whole window. */
  readonly scene?: ReactNode;
  readonly states: readonly string[];
  readonly homeHref: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly social: SiteFacts['social'];
  /** The disclosure, the advertising label, and the copyright line. */
  readonly notes: readonly string[];
};

/** The footer of every page (requirements § 2.5). */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <Footer>
      <Hill viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
        <path d={ridge} />
      </Hill>
      {props.scene}
      <Container>
        <Stack spacing={3}>
          <div>
            <Typography variant="h2" component="p" sx={{ displayPrint: 'none' }}>
              {t({ en: 'Someone is awake.', es: 'A cualquier hora hay quien le escuche.' })}
            </Typography>
            <HelpNow />
          </div>
          <FooterLinks>
            {props.links.map(({ label, href }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
            <Social>
              {props.social.map(({ name, url }) => (
                <Link key={name} href={url} rel="noopener noreferrer" aria-label={name}>
                  <SvgIcon>
                    <path d={socialIcons[name]} />
                  </SvgIcon>
                </Link>
              ))}
            </Social>
          </FooterLinks>
          <StatesNav aria-label={t({ en: 'States', es: 'Estados' })}>
            <details>
              <summary>{t({ en: 'States we serve', es: 'Estados donde atendemos' })}</summary>
              <List>
                {props.states.map((state) => (
                  <li key={state}>
                    <Link href={props.homeHref} underline="hover">
                      {state}
                    </Link>
                  </li>
                ))}
              </List>
            </details>
          </StatesNav>
          <Notes spacing={2}>
            {props.notes.map((note) => (
              <Typography key={note} variant="caption">
                {note}
              </Typography>
            ))}
          </Notes>
        </Stack>
      </Container>
    </Footer>
  );
}

/** Path data in a square of 24 units, by the name of the network in `site.ts`. */
const socialIcons: Readonly<Record<SocialNetwork, string>> = {
  Facebook: 'M11 21v-13q0-4 5-4M7 12h8',
  Instagram:
    'M8 4h8q4 0 4 4v8q0 4-4 4h-8q-4 0-4-4v-8q0-4 4-4ZM9 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0M16.5 7.5h.1',
  X: 'M4 4l16 16M20 4l-16 16',
};

const { text, divider, primary, focus, sunk } = palettes.dark;

/** The footer uses the colors of the dark scheme in both schemes, because its picture shows a night. */
const atNight = {
  '--palette-text-primary': text.primary,
  '--palette-text-secondary': text.secondary,
  '--palette-divider': divider,
  '--palette-primary-main': primary.main,
  '--palette-focus': focus,
  '--palette-sunk': sunk,
};

const Footer = styled('footer')(({ theme }) => ({
  '@media screen': {
    ...atNight,
    background: theme.vars.palette.sunk,
    color: theme.vars.palette.text.primary,
  },
  // Keeps the negative top margin of the hill inside the footer. It would otherwise collapse with the footer's margin,
  // and move the footer, with its background, up together with the hill.
  display: 'flow-root',
  paddingBottom: theme.spacing(6),
  '& > img': {
    width: '100%',
    height: 'clamp(10.5rem, 28vw, 25rem)',
    objectFit: 'cover',
    // The picture is aligned to its lower edge, which has the color of the footer's background.
    objectPosition: 'bottom',
    maskImage: 'linear-gradient(transparent, black 35%)',
  },
}));

// The upper edge of the footer: a hill in the color of the footer's background, which overlaps the empty space at the
// end of the page. The design is a landscape that begins with a sunrise on the home page and ends with the night in the
// footer (decision 14).
const Hill = styled('svg')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '2.5rem',
  margin: '-2.5rem 0 -1px',
  fill: theme.vars.palette.sunk,
  '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  '@media print': { display: 'none' },
}));

const StatesNav = styled('nav')(({ theme }) => ({
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  summary: { minHeight: '48px' },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    columnGap: theme.spacing(3),
  },
  a: {
    ...touchTarget,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.caption.fontSize,
  },
}));

const Notes = styled(Stack)(({ theme }) => ({
  maxWidth: '60rem',
  color: theme.vars.palette.text.secondary,
  // Without space between the notes, so that the printed confirmation of a sent message fits on two sheets.
  '@media print': { display: 'block' },
}));

const FooterLinks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(6),
  a: touchTarget,
  // Only the first link is printed: on every page, it is the phone number.
  '@media print': { a: { minHeight: 0 }, '& > :not(:first-child)': { display: 'none' } },
}));

const Social = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginInlineStart: theme.spacing(-2.5),
  a: { justifyContent: 'center', width: minTargetSize },
  svg: { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
}));
