import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { injuryIssue, intakeHref, paths } from '@lawyers/domain';
import { phoneWithLargeText } from '@lawyers/ui';
import { invitationCopy as copy } from './invitation.copy';
import { PhoneLink } from './phone-link';

type InvitationProps = {
  /**
   * The readers of the page. For an article, it is the value `invitation` of its front matter, unless that is `none`:
   * then the article has no `Invitation`.
   */
  readonly audience: 'injury' | 'everyone';
};

/**
 * The offer of a conversation at the end of an article or text page. It leads readers with an injury to the intake form
 * for injuries, and all others to the home page, where they choose what happened to them.
 */
export function Invitation({ audience }: InvitationProps) {
  const href = audience === 'injury' ? intakeHref(injuryIssue.name) : paths.home;
  return (
    <Band aria-labelledby="invitation">
      <div>
        <Typography variant="h2" id="invitation">
          {copy.heading}
        </Typography>
        <Typography>{copy.text}</Typography>
      </div>
      <Actions>
        <Button href={href}>{audience === 'injury' ? copy.injury : copy.home}</Button>
        <span>
          {`${copy.call} `}
          <PhoneLink />
        </span>
      </Actions>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  '@media print': { display: 'none' },
  display: 'grid',
  gap: theme.spacing(6),
  marginTop: theme.spacing(14),
  padding: theme.spacing(6),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.selectedBackground,
  [phoneWithLargeText]: { paddingInline: theme.spacing(3) },
  p: { marginTop: theme.spacing(2), maxWidth: '34rem' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: theme.spacing(10),
    padding: theme.spacing(10),
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  // A minimum of 0 lets a long label break into lines when text is twice as large.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  justifyItems: 'start',
}));
