/** Why a target is missed and what was tried, by its `measure`. The document shows it for missed targets. */
export const whyMissed: Readonly<Record<string, string>> = {
  'LCP and FCP ÷ the same page without scripts':
    'The simulation counts every file that arrives before the paint, and on this fast server the page script does, over a connection of its own; it stays early because it runs the quick exit. On a throttled connection instead of a simulated one, home, intake, and contact meet the target (decision 5).',
  'LCP ÷ paper':
    'As above, and the fonts and the first picture cost another round trip and 50 kB; low priority for the fonts, no icon, and no preloading were tried. On a throttled connection, home, intake, and contact meet this target too.',
  'FCP ÷ paper':
    'Chrome delays the first paint a little for preloaded fonts. The simulation visits a fast server; over a connection that is really slow, the page removes the preloads (decision 9).',
  'Total blocking time − paper':
    'Layout: Chrome lays the text out again when the fonts arrive, and a page with a form once more when its HTML is complete, in a task that takes 180 ms on this profile; if the address of the intake form has a query, it also hydrates when the browser is idle, in slices of about 20 ms, which this profile makes four times as long.',
  'Total blocking time':
    'As above; the footer is laid out when it comes near, but deferring the sections of home saved only a tenth of the layout, and would make Safari jump while scrolling up (decision 5).',
  'Lighthouse, mobile and desktop':
    'Blocking time, as above. Accessibility, best practices, and SEO are tests.',
  'Interaction to next paint, 4× slowed processor':
    'A first interaction also starts hydration, whose scripts the browser compiles and evaluates in tasks of about 100 ms on this profile. Each key waits for the task that runs. The errors of a refused form are rendered after the button is painted; validating and focusing the field come before.',
  'Production build without a cache':
    'Every language is a build of its own (decision 18), on the same two cores.',
};
