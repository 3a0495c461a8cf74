import styled from '@emotion/styled';
import { telHref, type HelpLine, type PhoneLine } from '@lawyers/domain';
import { color, radius, space, target, typeScale } from './tokens';

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
        In danger now? <a href={telHref(emergency.phone)}>Call {emergency.phone}</a>
      </p>
      <p>
        <a href={allHref}>All help lines</a>
      </p>
      {/* Last, and made anew for another line: what stands beside it keeps its place. */}
      <p key={line.id}>
        {line.name}: {line.phone && <a href={telHref(line.phone)}>{line.phone}</a>}
        {line.text && <span>{`Text ${line.text}`}</span>}
      </p>
    </Strip>
  );
}

const Strip = styled('aside')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(8),
  padding: `${space(2)} ${space(5)}`,
  borderRadius: radius,
  background: color('selectedGround'),
  fontSize: typeScale.small,
  '@media (max-width: 899px)': {
    flexDirection: 'column',
    '&[data-changes] p:last-of-type': { minHeight: `calc(2 * ${target})`, alignContent: 'start' },
  },
  p: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2) },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: target, color: 'inherit' },
});
