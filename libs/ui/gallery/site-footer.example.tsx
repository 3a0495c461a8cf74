import { emergency, helpLines, site, states } from '@lawyers/domain';
import { SiteFooter } from '../src';

export const usual = (
  <SiteFooter
    words={{
      states: 'Serving visitors in',
      contact: `${site.brand} for you`,
      advertising: `Attorney advertising. Responsible firm: ${site.responsibleFirm.name}.`,
    }}
    states={states}
    homeHref="#home"
    links={[
      { label: 'About Us', href: '#about' },
      { label: 'Terms', href: '#terms' },
    ]}
    phone="(202) 555-0100"
    social={site.social}
    disclosure={site.disclosure}
    copyright={`© ${site.copyrightYear} ${site.company}`}
    emergency={emergency}
    helpLines={helpLines}
  />
);
