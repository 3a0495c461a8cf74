import { site, states } from '@lawyers/domain';
import { SiteFooter } from '../src';

export const usual = (
  <SiteFooter
    words={{
      states: 'Serving visitors in',
      contact: `${site.brand} for you`,
    }}
    states={states}
    homeHref="#home"
    links={[
      { label: '(202) 555-0100', href: '#call' },
      { label: 'About Us', href: '#about' },
      { label: 'Terms', href: '#terms' },
    ]}
    social={site.social}
    notes={[
      site.disclosure,
      `Attorney advertising. Responsible firm: ${site.responsibleFirm.name}.`,
      `© ${site.copyrightYear} ${site.company}`,
    ]}
  />
);
