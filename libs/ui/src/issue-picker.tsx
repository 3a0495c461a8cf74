import styled from '@emotion/styled';
import { issueTypes } from '@lawyers/domain';
import { IssuePicture } from './issue-picture';
import { color, radius, space, typeScale } from './tokens';

/**
 * The six issues as pictures; those not chosen are gray. The dropdown beside it carries the value of the form, so
 * these radio buttons belong to none (`form=""`), and without scripts they are not shown. The page's script keeps
 * the two in step from the first moment, long before any component is there (decision 0007).
 */
export function IssuePicker({ legend }: { readonly legend: string }) {
  return (
    <Group data-issue-pictures="">
      <legend>{legend}</legend>
      <Grid>
        {issueTypes.map(({ name, pictureId }, index) => (
          <Tile key={name}>
            <input
              type="radio"
              name="issue-picture"
              form=""
              autoComplete="off"
              value={name}
              defaultChecked={index === 0}
            />
            <span>
              <IssuePicture id={pictureId} />
              {name}
            </span>
          </Tile>
        ))}
      </Grid>
    </Group>
  );
}

const Group = styled('fieldset')({
  minWidth: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: space(2), fontWeight: 700 },
  '@media (scripting: none)': { display: 'none' },
});

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(2),
});

const Tile = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  cursor: 'pointer',
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  span: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space(1),
    minHeight: '76px',
    padding: `${space(2)} ${space(1)}`,
    minWidth: 0,
    border: `1px solid ${color('line')}`,
    borderRadius: radius,
    background: color('raised'),
    overflowWrap: 'anywhere',
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    textAlign: 'center',
  },
  svg: { filter: 'grayscale(1)' },
  'input:checked + span': {
    borderColor: color('selected'),
    boxShadow: `inset 0 0 0 1px ${color('selected')}`,
    background: color('selectedGround'),
    fontWeight: 700,
  },
  'input:checked + span svg': { filter: 'none' },
  'input:focus-visible + span': { outline: `3px solid ${color('focus')}`, outlineOffset: '2px' },
  // "Exploitation" in bold has just room enough.
  '@media (max-width: 359px)': { span: { paddingInline: '2px', fontSize: '0.75rem' } },
  '@media (prefers-color-scheme: dark)': {
    'input:not(:checked) + span': {
      borderColor: `color-mix(in srgb, ${color('control')} 60%, transparent)`,
    },
  },
  '@media (min-width: 480px)': { span: { fontSize: typeScale.small } },
  '@media (forced-colors: active)': { 'input:checked + span': { outline: '3px solid Highlight' } },
});
