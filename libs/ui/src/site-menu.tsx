import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { t } from '@lawyers/domain';
import { LinkList, linksInHeader, type HeaderLink } from './header-links';
import { headerHeight, minTargetSize } from './theme/sizes';

/** The button of the menu with this id. */
export function MenuButton({ menu }: { readonly menu: string }) {
  return (
    <Button
      type="button"
      popoverTarget={menu}
      aria-label={t({ en: 'Open menu', es: 'Abrir menú' })}
    >
      <SvgIcon>
        <path d="M3 6h18M3 12h18M3 18h18" />
        <path d="M5 5l14 14M19 5L5 19" />
      </SvgIcon>
    </Button>
  );
}

type MenuProps = { readonly id: string; readonly links: readonly HeaderLink[] };

/**
 * The header's links on small screens: a popover, which works without JavaScript, unlike MUI's Menu and Drawer.
 * Browsers without popovers (iOS 16, Firefox 124) show the links below the header.
 */
export function Menu({ id, links }: MenuProps) {
  return (
    <Popover id={id} popover="auto" aria-label={t({ en: 'Menu', es: 'Menú' })}>
      <LinkList links={links} />
    </Popover>
  );
}

// Not MUI's ButtonBase, which is for buttons with a ripple.
const Button = styled('button')(({ theme }) => ({
  gridArea: '1 / 3',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  width: minTargetSize,
  height: minTargetSize,
  borderRadius: theme.shape.borderRadius,
  // Aligns the 24 px icon with the page margin.
  marginInlineEnd: theme.spacing(-2.5),
  path: { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' },
  [linksInHeader]: { display: 'none' },
  '@supports not selector(:popover-open)': { display: 'none' },
}));

const Popover = styled('nav')(({ theme }) => ({
  a: { width: '100%', minHeight: '52px', fontSize: theme.typography.body1.fontSize },
  // Leaves the header uncovered: the exit works while the menu is open. A menu higher than the window scrolls.
  top: headerHeight,
  maxHeight: `calc(100% - ${headerHeight})`,
  '&::backdrop': {
    background: 'rgb(0 0 0 / 0.4)',
    top: headerHeight,
  },
  width: '100%',
  margin: 0,
  padding: theme.spacing(2, 5, 4),
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 10px 30px -12px rgb(24 43 40 / 0.22)',
  'li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // Separates the help links from the pages.
  'li:nth-last-of-type(3)': { borderTop: `2px solid ${theme.vars.palette.controlBorder}` },
  [linksInHeader]: { display: 'none' },
}));
