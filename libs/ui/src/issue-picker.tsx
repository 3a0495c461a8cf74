import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { issueTypes } from '@lawyers/domain';
import { issuePicturesAttribute } from './attributes';
import { IssuePicture } from './issue-picture';
import { focusRing } from './theme/components';

export type IssuePickerProps = {
  readonly legend: string;
  /** Disables the radio buttons, until a script keeps them in sync with the dropdown. */
  readonly disabled?: boolean;
};

/**
 * The types of abuse from which a visitor can choose, each with a picture; unselected ones are gray (requirements
 * § 3.3). What the form sends is the dropdown beside them, so these radio buttons belong to no form (`form=""`) and are
 * hidden without JavaScript. On the home page they start disabled, so that nobody sees a choice that would not be sent;
 * before hydration, a script enables them and keeps both in sync (decision 7). MUI has no selectable tiles, and its
 * radio buttons need JavaScript.
 */
export function IssuePicker({ legend, disabled }: IssuePickerProps) {
  return (
    <Group component="fieldset" {...{ [issuePicturesAttribute]: '' }}>
      <FormLabel component="legend">{legend}</FormLabel>
      <Tiles>
        {issueTypes.map(({ name, label, pictureId }, index) => (
          <Tile key={name}>
            <input
              type="radio"
              name="issue-picture"
              form=""
              autoComplete="off"
              value={name}
              defaultChecked={index === 0}
              disabled={disabled}
              suppressHydrationWarning
            />
            <span>
              <IssuePicture id={pictureId} />
              {label}
            </span>
          </Tile>
        ))}
      </Tiles>
    </Group>
  );
}

const Group = styled(FormControl)(({ theme }) => ({
  legend: { marginBottom: theme.spacing(2) },
  '@media (scripting: none)': { display: 'none' },
})) as typeof FormControl;

/** Windows in which the word "Exploitation", in bold, fits into a tile only in small text. */
const narrowForExploitation = '@media (max-width: 22.49em)';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  // Three columns, or fewer with large text, so that no word is broken. With `auto-fit`, columns would be wider while
  // tiles are missing, and shift: a browser may paint the first tiles before it has parsed the others.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 5.3rem), 1fr))',
  gap: theme.spacing(2),
  [narrowForExploitation]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 4.7rem), 1fr))',
  },
}));

const Tile = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  cursor: 'pointer',
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  span: {
    display: 'grid',
    justifyItems: 'center',
    // Aligned to the top: if it were centered, a picture that is painted before its label is parsed would move.
    alignContent: 'start',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 0.5),
    border: `1px solid ${theme.vars.palette.controlBorder}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
    fontSize: '0.875rem',
    lineHeight: 1.2,
    textAlign: 'center',
  },
  svg: { filter: 'grayscale(1)' },
  '@media (hover: hover)': { '&:hover span': { background: theme.vars.palette.sunk } },
  'input:checked + span': {
    borderColor: theme.vars.palette.secondary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.secondary.main}`,
    background: theme.vars.palette.selectedBackground,
    fontWeight: 700,
  },
  '&:active > span': { background: theme.vars.palette.divider },
  'input:checked + span svg': { filter: 'none' },
  'input:focus-visible + span': focusRing(theme),
  [narrowForExploitation]: { span: { paddingInline: '2px', fontSize: '0.75rem' } },
  [theme.breakpoints.up('sm')]: {
    span: { paddingBlock: theme.spacing(3), fontSize: theme.typography.caption.fontSize },
  },
  // Forced colors remove the shadow and background of a selected tile, so it gets a thick border. Its outline is left
  // for the focus.
  '@media (forced-colors: active)': { 'input:checked + span': { border: '3px solid Highlight' } },
}));
