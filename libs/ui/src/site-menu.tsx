import { styled, type Theme } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { t } from '@lawyers/domain';
import { LinkList, linksInHeader, type HeaderLink } from './header-links';
import { headerHeight, minTargetSize, phoneWithLargeText } from './theme/sizes';

/**
 * The button that opens the menu, and the link that replaces it in browsers without popovers.
 * @param menu The id of the menu.
 */
export function MenuButton({ menu }: { readonly menu: string }) {
  const label = t({ en: 'Open menu', es: 'Abrir menú' });
  return (
    <>
      <Button type="button" popoverTarget={menu} aria-label={label}>
        <SvgIcon>
          <path d={lines} />
          <path d={cross} />
        </SvgIcon>
      </Button>
      <OpenLink id={opener} href={`#${menu}`} aria-label={label}>
        <SvgIcon>
          <path d={lines} />
        </SvgIcon>
      </OpenLink>
    </>
  );
}

/** The id of the link that opens the menu. The link that closes the menu points to it. */
const opener = 'menu';
const lines = 'M3 6h18M3 12h18M3 18h18';
const cross = 'M5 5l14 14M19 5L5 19';

type MenuProps = {
  readonly id: string;
  readonly links: readonly HeaderLink[];
  /** Links to phone numbers and help lines, below a line at the end of the menu. */
  readonly help: readonly HeaderLink[];
};

/**
 * The header's links in narrow windows, as a popover: unlike MUI's Menu and Drawer it works without JavaScript.
 * Browsers without popovers (Chrome 113, Safari 16, Firefox 124, and older) show the menu while it is the target of the
 * address's fragment, and `menu-script.ts` closes it on a click outside.
 */
export function Menu({ id, links, help }: MenuProps) {
  return (
    <>
      <Popover id={id} popover="auto" aria-label={t({ en: 'Menu', es: 'Menú' })}>
        <LinkList links={links} />
        <LinkList links={help} />
      </Popover>
      <CloseLink href={`#${opener}`} aria-label={t({ en: 'Close menu', es: 'Cerrar menú' })}>
        <SvgIcon>
          <path d={cross} />
        </SvgIcon>
      </CloseLink>
    </>
  );
}

const withPopovers = '@supports selector(:popover-open)';

const target = (theme: Theme) =>
  ({
    display: 'grid',
    placeItems: 'center',
    width: minTargetSize,
    height: minTargetSize,
    borderRadius: theme.shape.borderRadius,
    path: { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' },
  }) as const;

/** The position in the header's last column. */
const inHeader = (theme: Theme) =>
  ({
    ...target(theme),
    gridArea: '1 / 3',
    // Aligns the icon, which is 24 px wide in a target of 44 px, with the page's margin.
    marginRight: '-10px',
  }) as const;

// A plain button is enough: MUI's ButtonBase is made for a ripple, which this design does not have.
const Button = styled('button')(({ theme }) => ({
  ...inHeader(theme),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  display: 'none',
  [withPopovers]: { display: 'grid', [linksInHeader]: { display: 'none' } },
}));

const OpenLink = styled('a')(({ theme }) => ({
  ...inHeader(theme),
  // The link that closes the menu makes this element the target of the address, and a browser scrolls until its target
  // is 17 px below the header (`scrollPaddingTop` in `global-style.ts`). This element is inside the header, which is
  // always in view. The negative margin makes up for the difference, so that the page does not scroll.
  scrollMarginTop: `calc((${headerHeight} + ${minTargetSize}) / -2 - 17px)`,
  [linksInHeader]: { display: 'none' },
  [withPopovers]: { display: 'none' },
}));

const shade = 'rgb(0 0 0 / 0.4)';

const Popover = styled('nav')(({ theme }) => ({
  a: { width: '100%', minHeight: '52px', fontSize: theme.typography.body1.fontSize },
  display: 'none',
  position: 'fixed',
  left: 0,
  // In browsers without popovers, the header, whose z-index is 10, stays above the menu.
  zIndex: 9,
  overflow: 'auto',
  // The menu begins below the header, so that Exit works while the menu is open. A menu that is higher than the window
  // scrolls.
  top: headerHeight,
  maxHeight: `calc(100% - ${headerHeight})`,
  width: '100%',
  margin: 0,
  padding: theme.spacing(2, 5, 4),
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: `0 0 0 100vmax ${shade}`,
  'li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // A line between the links to pages and those to help.
  'ul + ul': { borderTop: `2px solid ${theme.vars.palette.controlBorder}` },
  // In browsers without popovers, the menu is open while it is the fragment's target, unless the script has closed it
  // (`data-open=false`), or when the script has opened it.
  '&:target:not([data-open=false]), &[data-open=true]': { display: 'block' },
  [withPopovers]: {
    display: 'none !important',
    '&:popover-open': { display: 'block !important' },
    boxShadow: '0 10px 30px -12px rgb(24 43 40 / 0.22)',
    // The variable has a fallback: before Chrome 122 and Safari 17.4, `::backdrop` inherits no variables.
    '&::backdrop': { background: shade, top: 'var(--header-height, 4rem)' },
  },
  [linksInHeader]: { '&&': { display: 'none !important' } },
}));

// The link that closes the menu in browsers without popovers. It covers the link that opens it.
const CloseLink = styled('a')(({ theme }) => ({
  ...target(theme),
  display: 'none',
  position: 'fixed',
  top: `calc((${headerHeight} - ${minTargetSize}) / 2)`,
  right: theme.spacing(2.5),
  zIndex: 11,
  background: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: { right: theme.spacing(3.5) },
  [phoneWithLargeText]: { top: 0 },
  'nav:target:not([data-open=false]) + &, nav[data-open=true] + &': { display: 'grid' },
  [linksInHeader]: { display: 'none !important' },
  [withPopovers]: { display: 'none !important' },
}));
