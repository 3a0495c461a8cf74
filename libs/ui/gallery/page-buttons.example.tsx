import { PageButtons } from '../src';

const pages = (count: number, active: number) =>
  Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    href: `#page${index + 1}`,
    active: index + 1 === active,
  }));

export const firstOfTwo = <PageButtons pages={pages(2, 1)} />;

export const thirdOfMany = <PageButtons pages={pages(14, 3)} />;
