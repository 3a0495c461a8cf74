import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { telHref, type HelpLine, type PhoneLine } from '@lawyers/domain';
import { target } from './theme/sizes';

export type HelpStripProps = {
  readonly emergency: PhoneLine;
  /** The one that fits best. */
  readonly line: HelpLine;
  /** Where all of them are. */
  readonly allHref: string;
  /** Whether another line may take the place of this one: it keeps room for the longest, so that nothing moves. */
  readonly changes?: boolean | undefined;
};

/** Beside a form: someone to call now, in two lines. */
export function HelpStrip({ emergency, line, allHref, changes = false }: HelpStripProps) {
  return (
    <Strip aria-label="Help now" data-changes={changes || undefined}>
      <p>
        In danger now? <Link href={telHref(emergency.phone)}>Call {emergency.phone}</Link>
      </p>
      <p>
        <Link href={allHref}>All help lines</Link>
      </p>
      {/* Last, and made anew for another line: what stands beside it keeps its place. */}
      <p key={line.id}>
        {line.name}: {line.phone && <Link href={telHref(line.phone)}>{line.phone}</Link>}
        {line.text && <span>{`Text ${line.text}`}</span>}
      </p>
    </Strip>
  );
}

const Strip = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(8),
  padding: theme.spacing(2, 5),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.selectedGround,
  '@media (max-width: 899px)': {
    flexDirection: 'column',
    '&[data-changes] p:last-of-type': { minHeight: `calc(2 * ${target})`, alignContent: 'start' },
  },
  p: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    fontSize: theme.typography.body2.fontSize,
  },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: target },
}));
