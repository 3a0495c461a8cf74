import { styled } from '@mui/material/styles';
import { Picture } from '../../pictures/picture';
import { duskPicture, sitePicture } from '../../pictures/site-pictures';
import { homeCopy } from './home.copy';

/** A picture of calm water across the whole window, as a pause before the contact form at the end of the home page. */
export function Water() {
  return (
    <Bleed>
      <Picture
        files={sitePicture('water')}
        dusk={duskPicture('water')}
        alt={homeCopy.waterAlt}
        ratio={18 / 5}
      />
    </Bleed>
  );
}

const Bleed = styled('div')({
  img: { minHeight: '13rem', borderRadius: 0, objectFit: 'cover' },
});
