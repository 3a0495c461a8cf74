import styled from '@emotion/styled';
import { DawnMark } from './dawn-mark';
import { PageWidth } from './layout';
import { VisuallyHidden } from './visually-hidden';
import { border, color, fonts, radius, shadow, space, target, typeScale, wide } from './tokens';

type HeaderLink = {
  readonly label: string;
  readonly href: string;
  readonly active: boolean;
};

export type SiteHeaderProps = {
  readonly brand: string;
  readonly homeHref: string;
  readonly links: readonly HeaderLink[];
  readonly exitHref: string;
};

const menuId = 'site-menu';

/**
 * Brand, links and the way out. On small screens the links are a popover, which opens, closes on an outside click
 * and closes on Escape without any script. Browsers without popovers (iOS 16, Firefox 124) show it open below the bar,
 * and it scrolls away.
 */
export function SiteHeader({ brand, homeHref, links, exitHref }: SiteHeaderProps) {
  return (
    <>
      <Bar>
        <Row>
          <ExitLink href={exitHref} rel="nofollow noreferrer" data-exit="">
            Exit this site
          </ExitLink>
          <VisuallyHidden role="status" data-exit-status="" />
          <Brand href={homeHref}>
            <DawnMark />
            {brand}
          </Brand>
          <WideLinks aria-label="Main" count={links.length}>
            <LinkList links={links} />
          </WideLinks>
          <MenuButton type="button" popoverTarget={menuId} aria-label="Open menu">
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M3 6h18M3 12h18M3 18h18"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </MenuButton>
        </Row>
      </Bar>
      <Menu id={menuId} popover="auto" aria-label="Menu">
        <LinkList links={links} />
      </Menu>
    </>
  );
}

function LinkList({ links }: Pick<SiteHeaderProps, 'links'>) {
  return (
    <ul>
      {links.map(({ label, href, active }) => (
        <li key={href}>
          <a href={href} aria-current={active ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Windows in which brand, way out and menu only just stand beside each other. */
const narrow = '@media (max-width: 359px)';

/** From here up the links stand in the row. */
const hasRoom = '@media (min-width: 900px)';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color('paper'),
  borderBottom: border,
});

// Every part has a column of its own, since a browser may paint some before it has read the others: nothing moves
// when those come.
const Row = styled(PageWidth)({
  display: 'grid',
  gridTemplate: `1fr / 1fr auto ${target}`,
  alignItems: 'center',
  columnGap: space(3),
  minHeight: space(16),
  [narrow]: { columnGap: space(2) },
  [wide]: { columnGap: space(6), minHeight: space(19) },
  [hasRoom]: { gridTemplate: '1fr / 1fr auto auto' },
});

const Brand = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: target,
  gridArea: '1 / 1',
  justifySelf: 'start',
  font: `600 1.375rem/1.2 ${fonts.heading}`,
  color: 'inherit',
  textDecoration: 'none',
  // A long brand takes a second line rather than push the menu out of the window.
  overflowWrap: 'anywhere',
  svg: { flex: 'none' },
  [narrow]: { fontSize: '1.125rem' },
});

const links = {
  ul: { display: 'flex', gap: space(1), margin: 0, padding: 0, listStyle: 'none' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target,
    paddingInline: space(3),
    fontSize: typeScale.small,
    color: 'inherit',
    textDecoration: 'none',
    textUnderlineOffset: '0.5em',
    textDecorationThickness: '2px',
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { textDecoration: 'underline', textDecorationColor: color('action') },
  },
} as const;

const WideLinks = styled('nav', { shouldForwardProp: (name) => name !== 'count' })<{
  readonly count: number;
}>(({ count }) => ({
  ...links,
  gridArea: '1 / 2',
  display: 'none',
  width: `${count * 6.25}rem`,
  ul: { ...links.ul, display: 'grid', gridTemplateColumns: `repeat(${count}, 1fr)`, gap: 0 },
  a: { ...links.a, justifyContent: 'center', width: '100%', paddingInline: space(1) },
  [hasRoom]: { display: 'block' },
}));

// First in the page, so that it is the second Tab stop everywhere, but shown after the links.
const ExitLink = styled('a')({
  gridArea: '1 / 2',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  paddingInline: space(4),
  borderRadius: radius,
  background: color('ink'),
  color: color('paper'),
  fontSize: typeScale.small,
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // Painted where the system takes all colours away.
  border: '1px solid transparent',
  [narrow]: { paddingInline: space(3) },
  [hasRoom]: { gridArea: '1 / 3' },
});

const MenuButton = styled('button')({
  gridArea: '1 / 3',
  display: 'inline-grid',
  placeItems: 'center',
  width: target,
  height: target,
  // Its icon, 24 px wide, stands on the page's margin.
  marginInlineEnd: space(-2.5),
  padding: 0,
  border: 0,
  borderRadius: radius,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  [hasRoom]: { display: 'none' },
  '@supports not selector(:popover-open)': { display: 'none' },
});

const Menu = styled('nav')({
  ...links,
  ul: { ...links.ul, flexDirection: 'column' },
  a: { ...links.a, display: 'flex', fontSize: typeScale.body, minHeight: '52px' },
  inset: `${space(16)} 0 auto 0`,
  width: '100%',
  margin: 0,
  padding: `${space(2)} ${space(2)} ${space(4)}`,
  border: 0,
  borderBottom: border,
  borderRadius: `0 0 ${radius} ${radius}`,
  background: color('raised'),
  color: color('ink'),
  boxShadow: shadow,
  'li + li': { borderTop: border },
  '&::backdrop': { background: 'rgb(14 25 23 / 0.35)' },
  [hasRoom]: { display: 'none' },
});
