import { styled } from '@mui/material/styles';
import { issuePictures, type IssuePictureId } from './issue-pictures';
import { color } from './tokens';

/** The picture of an issue; decorative, since its name always stands beside it. */
export function IssuePicture({
  id,
  size = 28,
}: {
  readonly id: IssuePictureId;
  readonly size?: number;
}) {
  return (
    <Picture
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: issuePictures[id] }}
    />
  );
}

const Picture = styled('svg')({
  '--issue-fill': color('selectedTint'),
  color: color('selected'),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
