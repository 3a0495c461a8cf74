import { styled } from '@mui/material/styles';

import { Picture } from './picture';
import { sitePicture } from './site-pictures';

/** The one picture of a page that is otherwise text. */
export function PagePicture({ name, alt }: { readonly name: string; readonly alt: string }) {
  return (
    <Frame>
      <Picture
        files={sitePicture(name)}
        alt={alt}
        sizes="(min-width: 720px) 680px, calc(100vw - 40px)"
        first
      />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  img: { width: '100%', borderRadius: theme.shape.borderRadius },
}));
