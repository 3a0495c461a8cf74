import type { Meta, StoryObj } from '@storybook/react-vite';
import { site, states } from '@lawyers/domain';
import { SiteFooter } from './site-footer';

const meta = {
  component: SiteFooter,
  args: {
    states,
    homeHref: '/',
    links: [
      { label: '(800) 555-0100', href: 'tel:8005550100' },
      { label: 'About Us', href: '/about' },
      { label: 'Terms', href: '/service' },
    ],
    // Given here, since the list in site.ts may be empty.
    social: (['Facebook', 'Instagram', 'X'] as const).map((name) => ({
      name,
      url: `https://${name.toLowerCase()}.example.com/`,
    })),
    notes: [
      site.disclosure,
      `Attorney advertising. Responsible firm: ${site.responsibleFirm.name}.`,
      `© ${site.copyrightYear} ${site.company}`,
    ],
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
