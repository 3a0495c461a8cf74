import styled from '@emotion/styled';
import { telHref, type HelpLine, type PhoneLine, type SiteFacts } from '@lawyers/domain';
import { HelpNow } from './help-now';
import { PageWidth, Stack } from './layout';
import { socialIcons } from './social-icons';
import { border, color, space, target, typeScale, wide } from './tokens';

export type SiteFooterProps = {
  readonly words: {
    /** Above the states. */
    readonly states: string;
    /** Above the phone number and the links. */
    readonly contact: string;
    /** What this site is by law, and who answers for it. */
    readonly advertising: string;
  };
  readonly states: readonly string[];
  readonly homeHref: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly phone: string;
  readonly social: SiteFacts['social'];
  readonly disclosure: string;
  readonly copyright: string;
  readonly emergency: PhoneLine;
  readonly helpLines: readonly HelpLine[];
};

export function SiteFooter(props: SiteFooterProps) {
  return (
    <Ground>
      <PageWidth>
        <Stack gap={10}>
          <HelpNow emergency={props.emergency} helpLines={props.helpLines} />
          <Columns>
            <StatesNav aria-label="States">
              <Label>{props.words.states}</Label>
              <States>
                {props.states.map((state) => (
                  <li key={state}>
                    <a href={props.homeHref}>{state}</a>
                  </li>
                ))}
              </States>
            </StatesNav>
            <Stack gap={1}>
              <Label>{props.words.contact}</Label>
              <FooterLink href={telHref(props.phone)}>{props.phone}</FooterLink>
              {props.links.map(({ label, href }) => (
                <FooterLink key={href} href={href}>
                  {label}
                </FooterLink>
              ))}
              <Social>
                {props.social.map(({ name, url }) => (
                  <a key={name} href={url} rel="noopener noreferrer" aria-label={name}>
                    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                      <path d={socialIcons[name]} fill="currentColor" />
                    </svg>
                  </a>
                ))}
              </Social>
            </Stack>
          </Columns>
          <Small>
            <p>{props.disclosure}</p>
            <p>{props.words.advertising}</p>
            <p>{props.copyright}</p>
          </Small>
        </Stack>
      </PageWidth>
    </Ground>
  );
}

const Ground = styled('footer')({
  paddingBlock: space(12),
  background: color('sunk'),
  borderTop: border,
});

const Columns = styled('div')({
  display: 'grid',
  gap: space(8),
  [wide]: { gridTemplateColumns: '1fr minmax(14rem, auto)' },
});

// On a phone the number to call comes before fifty states.
const StatesNav = styled('nav')({ order: 1, [wide]: { order: 0 } });

const Label = styled('p')({ fontWeight: 700, marginBottom: space(2) });

const States = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  columnGap: space(3),
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target,
    color: color('softInk'),
    fontSize: typeScale.small,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});

const FooterLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  color: 'inherit',
});

const Social = styled('div')({
  display: 'flex',
  gap: space(1),
  marginInlineStart: space(-2),
  a: { display: 'grid', placeItems: 'center', width: target, height: target, color: 'inherit' },
});

const Small = styled('div')({
  display: 'grid',
  gap: space(2),
  maxWidth: '60rem',
  fontSize: typeScale.small,
  color: color('softInk'),
});
