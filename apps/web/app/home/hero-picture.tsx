import { styled } from '@mui/material/styles';
import { darkScheme, fallbackFile, sourceSet } from '../pictures/picture-files';
import { duskPicture, sitePicture } from '../pictures/site-pictures';
import { homeCopy } from './home.copy';

const portrait = sitePicture('hero-portrait');
const landscape = sitePicture('hero-landscape');

// Browsers without AVIF are those of old phones.
const enoughForPhones = landscape.filter(({ width }) => width <= 720);

/** Beside the hero from here on, below it before. */
const beside = '(min-width: 1000px)';

/** A house with lit windows. Upright beside the words, lying below them on a phone. */
export function HeroPicture() {
  const { url, width } = fallbackFile(enoughForPhones);
  return (
    <Frame>
      <source
        media={`${beside} and ${darkScheme}`}
        type="image/avif"
        srcSet={duskPicture('hero-portrait')}
        width={4}
        height={5}
      />
      <source media={darkScheme} type="image/avif" srcSet={duskPicture('hero-landscape')} />
      <source
        media={beside}
        type="image/avif"
        srcSet={sourceSet(portrait, 'avif')}
        sizes="440px"
        width={4}
        height={5}
      />
      <source type="image/avif" srcSet={sourceSet(landscape, 'avif')} sizes="92vw" />
      <img
        src={url}
        width={width}
        height={Math.round((width * 9) / 16)}
        alt={homeCopy.hero.pictureAlt}
        decoding="async"
      />
    </Frame>
  );
}

const Frame = styled('picture')(({ theme }) => ({
  img: { width: '100%', borderRadius: theme.shape.borderRadius },
}));
