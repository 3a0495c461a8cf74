import { SiteHeader, SkipLink } from '../src';

const links = ['Home', 'Blogs', 'About Us', 'Services', 'Contact Us'].map((label) => ({
  label,
  href: `#${label}`,
  active: label === 'Blogs',
}));

export const withTheSecondLinkActive = (
  <SiteHeader brand="Lawyers" homeHref="#home" exitHref="#exit" links={links} />
);

export const skipLinkWhileFocused = (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <p>Press Tab to see it.</p>
  </>
);
