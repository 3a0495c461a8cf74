import { styled } from '@mui/material/styles';

/** The hero's picture has its place here. */
export function HeroPicture() {
  return <Frame aria-hidden="true" />;
}

const Frame = styled('div')({});
