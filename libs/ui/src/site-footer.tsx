import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { telHref, type HelpLine, type PhoneLine, type SiteFacts } from '@lawyers/domain';
import { HelpNow } from './help-now';
import { socialIcons } from './social-icons';
import { target } from './theme/sizes';

export type SiteFooterProps = {
  readonly words: {
    /** Above the states. */
    readonly states: string;
    /** Above the phone number and the links. */
    readonly contact: string;
    /** What this site is by law, and who answers for it. */
    readonly advertising: string;
  };
  readonly states: readonly string[];
  readonly homeHref: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly phone: string;
  readonly social: SiteFacts['social'];
  readonly disclosure: string;
  readonly copyright: string;
  readonly emergency: PhoneLine;
  readonly helpLines: readonly HelpLine[];
};

/** What every page ends with. */
export function SiteFooter(props: SiteFooterProps) {
  const links = [{ label: props.phone, href: telHref(props.phone) }, ...props.links];
  return (
    <Ground>
      <Stack component={Container} spacing={10}>
        <HelpNow emergency={props.emergency} helpLines={props.helpLines} />
        <Grid container spacing={8}>
          <StatesNav size={{ xs: 24, md: 'grow' }} component="nav" aria-label="States">
            <Label>{props.words.states}</Label>
            <List>
              {props.states.map((state) => (
                <ListItem key={state}>
                  <Link href={props.homeHref} underline="hover">
                    {state}
                  </Link>
                </ListItem>
              ))}
            </List>
          </StatesNav>
          <Grid size={{ xs: 24, md: 'auto' }} sx={{ minWidth: '14rem' }}>
            <Label>{props.words.contact}</Label>
            <Stack spacing={1}>
              {links.map(({ label, href }) => (
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
            </Stack>
          </Grid>
        </Grid>
        <Small>
          {[props.disclosure, props.words.advertising, props.copyright].map((words) => (
            <Typography key={words} variant="body2">
              {words}
            </Typography>
          ))}
        </Small>
      </Stack>
    </Ground>
  );
}

function Label({ children }: { readonly children: string }) {
  return <Typography sx={{ mb: 2, fontWeight: 700 }}>{children}</Typography>;
}

const Ground = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(12),
  background: theme.vars.palette.sunk,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '.MuiStack-root > a, li > a': { display: 'inline-flex', alignItems: 'center', minHeight: target },
}));

// On a phone the number to call comes before fifty states.
const StatesNav = styled(Grid)(({ theme }) => ({
  order: 1,
  [theme.breakpoints.up('md')]: { order: 0 },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    columnGap: theme.spacing(3),
  },
  a: { color: theme.vars.palette.text.secondary, fontSize: theme.typography.body2.fontSize },
})) as typeof Grid;

const Social = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginInlineStart: theme.spacing(-2),
  a: { display: 'grid', placeItems: 'center', width: target, height: target },
  svg: { fontSize: '22px' },
}));

const Small = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: '60rem',
  color: theme.vars.palette.text.secondary,
}));
