import { AlertPanel } from '../src';

export const withText = (
  <AlertPanel title="Your message is not confirmed">
    <p>We could not make sure that it was sent. Everything you wrote is still here.</p>
  </AlertPanel>
);
