import { SiteHeader, SkipLink } from '../src';

const links = ['Home', 'Blogs', 'About Us', 'Services', 'Contact Us'].map((label) => ({
  label,
  href: `#${label}`,
  active: label === 'Blogs',
}));

const help = ['Call (202) 555-0100', 'In danger? Call 911', 'Help lines'].map((label) => ({
  label,
  href: `#${label}`,
}));

export const withTheSecondLinkActive = (
  <SiteHeader brand="Lawyers" homeHref="#home" exitHref="#exit" links={links} help={help} />
);

export const skipLinkWhileFocused = (
  <>
    <SkipLink href="#content">Skip to content</SkipLink>
    <p>Press Tab to see it.</p>
  </>
);
