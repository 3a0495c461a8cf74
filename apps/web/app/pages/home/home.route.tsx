import { paths, site } from '@lawyers/domain';
import { Island } from '../../hydration/island';
import { pageMeta } from '../../seo/page-meta';
import { homeData } from '../../seo/structured-data';
import { ContactSection } from './contact-section';
import { Faq } from './faq';
import { Hero } from './hero';
import { homeCopy } from './home.copy';
import { HowItWorks } from './how-it-works';
import { HillEdge } from './landscape';
import { LegalAreas } from './legal-areas';
import { Reviews } from './reviews.island';
import { Water } from './water';
import { WhyChooseUs } from './why-choose-us';

export const meta = () =>
  pageMeta({
    title: site.brand,
    description: homeCopy.description,
    path: paths.home,
    data: homeData(),
  });

export default function Home() {
  return (
    <>
      <Hero />
      <HillEdge ground="sunk" />
      <HowItWorks />
      <HillEdge ground="default" mirrored />
      <LegalAreas />
      <HillEdge ground="sunk" />
      <WhyChooseUs />
      <HillEdge ground="default" mirrored />
      <Island name="reviews" component={Reviews} props={{}} />
      <Faq />
      <Water />
      <HillEdge ground="default" />
      <ContactSection />
    </>
  );
}
