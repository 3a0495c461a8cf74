import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { issuePictures, type IssuePictureId } from './issue-pictures';

/** The picture of an issue; decorative, since its name always stands beside it. */
export function IssuePicture({
  id,
  size = 28,
}: {
  readonly id: IssuePictureId;
  readonly size?: number;
}) {
  const { area, lines } = issuePictures[id];
  return (
    <Picture width={size} height={size} viewBox="0 0 48 48">
      <path d={area} />
      <path d={lines} />
    </Picture>
  );
}

// As large as its attributes say, where MUI's icons are as large as the words around them.
const Picture = styled(SvgIcon)(({ theme }) => ({
  width: 'auto',
  height: 'auto',
  color: theme.vars.palette.secondary.main,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'path:first-of-type': { fill: theme.vars.palette.selectedTint, stroke: 'none' },
}));
