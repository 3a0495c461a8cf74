import type { Meta, StoryObj } from '@storybook/react-vite';
import { site } from '@lawyers/domain';
import { SiteHeader } from './site-header';

const meta = {
  component: SiteHeader,
  args: {
    brand: 'Lawyers',
    homeHref: '/',
    exitHref: site.exit,
    safety: { label: 'Stay safe online', href: '/stay-safe' },
    // The links that requirements § 2.4 list, with the addresses of § 2.1 and § 2.2.
    links: [
      { label: 'Home', href: '/' },
      { label: 'Blogs', href: '/blogs/page1', current: 'true' },
      { label: 'About Us', href: '/about' },
      { label: 'Services', href: '/service' },
      { label: 'Contact Us', href: '/contact' },
    ],
    help: [
      { label: 'Call (800) 555-0100', href: 'tel:8005550100' },
      { label: 'In danger? Call 911', href: 'tel:911' },
      { label: 'Help lines', href: '#help-now' },
    ],
    languages: [{ name: 'Español', tag: 'es', href: '/es/about' }],
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;

export const WithTheSecondLinkActive: StoryObj<typeof meta> = {};
