import { styled } from '@mui/material/styles';
import { avifSet, darkScheme, fallbackFile } from '../../pictures/picture-files';
import { duskPicture, sitePicture } from '../../pictures/site-pictures';
import { homeCopy } from './home.copy';

const portrait = sitePicture('hero-portrait');
const landscape = sitePicture('hero-landscape');

/** From this width on, the picture is beside the text; below it, under the text. */
const wideScreen = '(min-width: 62.5em)';

/** A house with lit windows: portrait beside the text, landscape below it on a phone. */
export function HeroPicture() {
  const { url, width } = fallbackFile(landscape);
  return (
    <Frame>
      <source
        media={`${wideScreen} and ${darkScheme}`}
        type="image/avif"
        srcSet={duskPicture('hero-portrait')}
        width={5}
        height={8}
      />
      <source media={darkScheme} type="image/avif" srcSet={duskPicture('hero-landscape')} />
      <source
        media={wideScreen}
        type="image/avif"
        srcSet={avifSet(portrait)}
        sizes="480px"
        width={5}
        height={8}
      />
      <source type="image/avif" srcSet={avifSet(landscape)} sizes="92vw" />
      <img
        src={url}
        width={width}
        height={Math.round((width * 9) / 16)}
        alt={homeCopy.hero.pictureAlt}
      />
    </Frame>
  );
}

const Frame = styled('picture')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'relative',
    alignSelf: 'end',
    img: { height: '600px', objectFit: 'cover', objectPosition: 'bottom' },
  },
}));
