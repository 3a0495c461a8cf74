import { styled } from '@mui/material/styles';
import { t } from '@lawyers/domain';
import { VisuallyHidden } from '../layout';
import { smallestPhones, touchTarget } from '../theme/sizes';
import { exitAttribute, exitStatusAttribute } from './exit-attributes';

export type ExitLinkProps = {
  readonly href: string;
  /** The class with which the header positions the link. */
  readonly className?: string;
};

/**
 * The link "Exit this site", and the live region that announces how many more presses of Shift or Escape leave the site
 * (requirements § 8.1). The link works without scripts. With them, `leave.ts` also hides the page and clears its forms.
 */
export function ExitLink({ href, className }: ExitLinkProps) {
  return (
    <>
      <Button
        href={href}
        rel="nofollow noreferrer"
        className={className}
        {...{ [exitAttribute]: '' }}
      >
        {t({ en: 'Exit this site', es: 'Salir de este sitio' })}
      </Button>
      <VisuallyHidden role="status" {...{ [exitStatusAttribute]: '' }} />
    </>
  );
}

const Button = styled('a')(({ theme }) => ({
  ...touchTarget,
  // Where the browser enlarges text, the brand can take room from Exit, whose text then wraps to two lines. The minimum
  // keeps it from wrapping to three.
  minWidth: '7rem',
  justifyContent: 'center',
  paddingInline: theme.spacing(4),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  '&:active': { background: theme.vars.palette.text.secondary },
  // Transparent, but visible in forced colors, which remove the background.
  border: '1px solid transparent',
  [smallestPhones]: { paddingInline: theme.spacing(3) },
}));
