import styled from '@emotion/styled';
import { telHref, type HelpLine, type PhoneLine } from '@lawyers/domain';
import { color, space, target, typeScale } from './tokens';

export type HelpNowProps = {
  readonly emergency: PhoneLine;
  readonly helpLines: readonly HelpLine[];
};

/** Someone to call right now, without a lawyer and without scripts. */
export function HelpNow({ emergency, helpLines }: HelpNowProps) {
  return (
    <Strip id="help-now" aria-label="Help now">
      <strong>
        In danger now? <a href={telHref(emergency.phone)}>Call {emergency.phone}</a>
      </strong>
      <ul>
        {helpLines.map((line) => (
          <li key={line.id}>
            <Name>{line.name}</Name>
            {line.phone && <a href={telHref(line.phone)}>{line.phone}</a>}
            {line.url && (
              <a href={line.url} rel="noopener noreferrer">
                {new URL(line.url).host}
              </a>
            )}
            {line.text && <span>{`Text ${line.text}`}</span>}
            {line.tty && <span>TTY {line.tty}</span>}
            <What>{line.what}</What>
          </li>
        ))}
      </ul>
    </Strip>
  );
}

const Strip = styled('section')({
  fontSize: typeScale.small,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: target, color: 'inherit' },
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: `${space(4)} ${space(6)}`,
    padding: 0,
    marginTop: space(3),
    listStyle: 'none',
  },
  li: { display: 'flex', flexDirection: 'column' },
});

const Name = styled('span')({ fontWeight: 700 });
const What = styled('span')({ color: color('softInk') });
