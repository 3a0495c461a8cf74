import { emergency, helpLines, site, states } from '@lawyers/domain';
import { SiteFooter } from '../src';

export const usual = (
  <SiteFooter
    states={states}
    homeHref="#home"
    links={[
      { label: 'About Us', href: '#about' },
      { label: 'Terms', href: '#terms' },
    ]}
    phone="(202) 555-0100"
    social={site.social}
    disclosure={site.disclosure}
    firm={site.responsibleFirm.name}
    copyright={`© ${site.copyrightYear} ${site.company}`}
    emergency={emergency}
    helpLines={helpLines}
  />
);
