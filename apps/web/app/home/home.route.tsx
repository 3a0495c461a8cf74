import { paths, site } from '@lawyers/domain';
import type { PageHandle } from '../shell/page-handle';
import { homeData } from '../search/structured-data';
import { pageMeta } from '../shell/page-meta';
import { ContactSection } from './contact-section';
import { Faq } from './faq';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { LegalAreas } from './legal-areas';
import { Reviews } from './reviews';
import { WhyChooseUs } from './why-choose-us';

export const handle: PageHandle = { hydrate: true };

export const meta = () =>
  pageMeta({
    title: site.brand,
    description:
      'A free, no-obligation first talk with a lawyer. You decide what to share and what happens next.',
    path: paths.home,
    // For search engines, so only in the static HTML; a browser may not make script elements.
    data: typeof document === 'undefined' ? [homeData()] : [],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <LegalAreas />
      <WhyChooseUs />
      <Reviews />
      <Faq />
      <ContactSection />
    </>
  );
}
