import { styled, useTheme } from '@mui/material/styles';
import { avifSet, darkScheme, fallbackFile } from '../../pictures/picture-files';
import { duskPicture, sitePicture } from '../../pictures/site-pictures';
import { homeCopy } from './home.copy';

const portrait = sitePicture('hero-portrait');
const landscape = sitePicture('hero-landscape');

/** The picture of a house with lit windows: in portrait format beside the text, in landscape format below it. */
export function HeroPicture() {
  const { url, width } = fallbackFile(landscape);
  // The screens on which the portrait is beside the text. `Frame` uses the same breakpoint. MUI returns an `@media`
  // rule, of which the attribute `media` takes only the query.
  const wideScreen = useTheme().breakpoints.up('lg').replace('@media ', '');
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
