import { styled } from '@mui/material/styles';
import { issuePictures, type IssuePictureId } from './issue-pictures';

export type IssuePictureProps = { readonly id: IssuePictureId; readonly size?: number };

/**
 * The picture of an issue, in two colors, which MUI's SvgIcon does not support. It is decorative: render the name of
 * the issue beside it.
 */
export function IssuePicture({ id, size = 28 }: IssuePictureProps) {
  const { area, lines } = issuePictures[id];
  return (
    <Picture width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d={area} />
      <path d={lines} />
    </Picture>
  );
}

const Picture = styled('svg')(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.secondary.main,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'path:first-of-type': { fill: theme.vars.palette.selectedTint, stroke: 'none' },
}));
