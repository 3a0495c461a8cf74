import styled from '@emotion/styled';
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
  const { area, lines } = issuePictures[id];
  return (
    <Picture width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--issue-fill, none)" stroke="none" d={area} />
      <path d={lines} />
    </Picture>
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
