import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { emergency, helpLinesFor, telHref, type IssueName } from '@lawyers/domain';
import { formWidth, target } from '@lawyers/ui';

type FormHelpProps = {
  readonly issue?: IssueName | undefined;
};

/** Beside a form: 911, and the help line for the chosen issue, in two rows, one where there is room. */
export function FormHelp({ issue }: FormHelpProps) {
  const [line] = helpLinesFor(issue);
  return (
    <Strip aria-label="Help now">
      <p>
        <span>
          In danger now? <Link href={telHref(emergency.phone)}>Call {emergency.phone}</Link>
        </span>
        <Link href="#help-now">All help lines</Link>
      </p>
      {/* Rendered anew for another line: what stands beside it keeps its place. */}
      {line && (
        <p key={line.id}>
          <span>
            {line.name}: {line.phone && <Link href={telHref(line.phone)}>{line.phone}</Link>}
            {line.text && <span>{` Text ${line.text}`}</span>}
          </span>
        </p>
      )}
    </Strip>
  );
}

// Two lines of text are as high as a finger, so a longer help line takes no more room than a short one.
const Strip = styled('aside')(({ theme }) => ({
  maxWidth: formWidth,
  padding: theme.spacing(0, 3, 2.5),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.selectedGround,
  p: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: target,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.4,
  },
  a: { paddingBlock: theme.spacing(3), whiteSpace: 'nowrap' },
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    columnGap: theme.spacing(8),
    padding: theme.spacing(1, 5),
    p: { gap: theme.spacing(8) },
  },
}));
