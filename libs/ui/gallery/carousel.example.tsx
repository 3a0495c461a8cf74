import { Carousel, Panel } from '../src';

export const fourSlides = (
  <Carousel
    id="slide"
    label="Four slides"
    slides={['First', 'Second', 'Third', 'Fourth'].map((text) => (
      <Panel key={text}>{text}</Panel>
    ))}
  />
);
