import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { t, type SiteFacts } from '@lawyers/domain';
import { HelpNow } from './help-now';
import { socialIcons } from './social-icons';
import { touchTarget, minTargetSize } from './theme/sizes';

export type SiteFooterProps = {
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
      <Stack component={Container} spacing={3}>
        <HelpNow />
        <FooterLinks>
          <Typography variant="h3" component="h2">
            {t({ en: 'Contact', es: 'Contacto' })}
          </Typography>
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
        <Stack spacing={2} sx={{ maxWidth: '60rem', color: 'text.secondary' }}>
          {props.notes.map((note) => (
            <Typography key={note} variant="caption">
              {note}
            </Typography>
          ))}
        </Stack>
      </Stack>
    </Footer>
  );
}

const Footer = styled('footer')(({ theme }) => ({
  // Laid out when it comes near (decision 5). Until then at least as high as on a small phone: if it were lower, the end
  // of the page would move away from a visitor who scrolls or returns to it.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 96rem',
  padding: theme.spacing(6, 0),
  background: theme.vars.palette.sunk,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(12, 0) },
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

const FooterLinks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(6),
  h2: { flexBasis: '100%', marginBottom: theme.spacing(2) },
  a: touchTarget,
}));

const Social = styled('div')(({ theme }) => ({
  '@media print': { display: 'none' },
  display: 'flex',
  gap: theme.spacing(1),
  marginInlineStart: theme.spacing(-2.5),
  a: { justifyContent: 'center', width: minTargetSize },
  svg: { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
}));
