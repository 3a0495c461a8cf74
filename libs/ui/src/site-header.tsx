import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { t } from '@lawyers/domain';
import { brandSize, exitBeside, exitOnTwoLines } from './brand-size';
import { ExitLink } from './exit/exit-link';
import { LinkList, linksInHeader, NavLink, type HeaderLink } from './header-links';
import { Logo } from './logo';
import { Menu, MenuButton } from './site-menu';
import { phoneWithLargeText, minTargetSize, smallestPhones, touchTarget } from './theme/sizes';

type LanguageLink = {
  /** The name of the language in that language, such as "Español". */
  readonly name: string;
  readonly tag: string;
  readonly href: string;
};

export type SiteHeaderProps = {
  readonly brand: string;
  readonly homeHref: string;
  readonly links: readonly HeaderLink[];
  /** Links to phone numbers and help lines, for the end of the menu. */
  readonly help: readonly HeaderLink[];
  readonly exitHref: string;
  /** The link to the page that says what Exit does not do, and how to stay safe. */
  readonly safety: HeaderLink;
  /** Links to the same page in the other languages. */
  readonly languages: readonly LanguageLink[];
};

const menuId = 'site-menu';

/** The header with brand, links, and Exit (requirements § 2.4, § 8.1). In narrow windows, the links are in a menu. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, links, safety, languages } = props;
  const label = languages.length > 0 ? safetyAndLanguage : safety.label;
  const safetyAndLanguages = (
    <>
      <NavLink href={safety.href} underline="always">
        {safety.label}
      </NavLink>
      {languages.map(({ name, tag, href }) => (
        <NavLink key={tag} href={href} lang={tag} hrefLang={tag} underline="hover">
          {name}
        </NavLink>
      ))}
    </>
  );
  return (
    <>
      <Bar>
        <Container>
          <Row>
            <Exit href={props.exitHref} sx={exitBeside(brand)} />
            <Brand href={props.homeHref} underline="none" translate="no" sx={brandSize(brand)}>
              <Logo />
              {brand}
            </Brand>
            <LinksInRow aria-label={t({ en: 'Main', es: 'Principal' })}>
              <LinkList links={links} />
            </LinksInRow>
            <InRow aria-label={label}>{safetyAndLanguages}</InRow>
            <MenuButton menu={menuId} />
          </Row>
        </Container>
      </Bar>
      <Menu id={menuId} links={links} help={props.help} />
      <Below>
        <Container>
          <BelowRow aria-label={label}>{safetyAndLanguages}</BelowRow>
        </Container>
      </Below>
    </>
  );
}

const safetyAndLanguage = t({ en: 'Safety and language', es: 'Seguridad e idioma' });

/** Windows in which the header has room for the links to safety and to other languages, too. */
const allInHeader = '@media (min-width: 80em)';

/** Windows in which the Spanish label of Exit needs two lines. */
const narrowForSpanishExit = '@media (min-width: 20em) and (max-width: 23.4em)';

// The menu button shows a cross while the menu is open.
const Bar = styled(AppBar)({
  'path + path': { display: 'none' },
  '&:has(+ :popover-open) path + path': { display: 'inline' },
  '&:has(+ :popover-open) button path:first-of-type': { display: 'none' },
});

// Every element has a fixed column: a browser may paint some of them before it has parsed the others, and they must not
// move then.
const Row = styled(Toolbar)(({ theme }) => ({
  display: 'grid',
  gridTemplate: `1fr / auto 1fr ${minTargetSize}`,
  columnGap: theme.spacing(3),
  [smallestPhones]: { columnGap: theme.spacing(2) },
  [theme.breakpoints.up('md')]: { columnGap: theme.spacing(6) },
  // Room for the brand "Lawyers" in any font. Its web font may arrive after the first paint, and the links beside the
  // brand must not move then.
  [linksInHeader]: { gridTemplate: '1fr / minmax(9.5rem, auto) 1fr auto' },
  [allInHeader]: { gridTemplate: '1fr / minmax(9.5rem, auto) 1fr auto auto' },
  [phoneWithLargeText]: { paddingBottom: '8px' },
}));

const Brand = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  ...touchTarget,
  gap: theme.spacing(2),
  gridArea: '1 / 1',
  justifySelf: 'start',
  fontSize: '1.4375rem',
  lineHeight: 1.2,
  // Breaks a word that is too long even in its smallest font size. It would otherwise push the menu button out of the
  // window.
  overflowWrap: 'anywhere',
  svg: { flex: 'none' },
  [smallestPhones]: { fontSize: '1.125rem' },
  [phoneWithLargeText]: { gridColumn: '1 / 3' },
}));

// At the left, beside the brand. At the right, beside Exit, the links would move when the browser parses the
// elements after them.
const LinksInRow = styled('nav')(({ theme }) => ({
  gridArea: '1 / 2',
  justifySelf: 'start',
  display: 'none',
  ul: { display: 'flex', gap: theme.spacing(8) },
  a: { whiteSpace: 'nowrap' },
  [linksInHeader]: { display: 'block' },
}));

// Exit is the first element of the header in the HTML, so that it is the second Tab stop, after the skip link
// (requirements § 8.1). It is displayed after the links.
const Exit = styled(ExitLink)(({ theme }) => ({
  gridArea: '1 / 2',
  justifySelf: 'end',
  ...t({ en: {}, es: { [narrowForSpanishExit]: exitOnTwoLines } }),
  [linksInHeader]: { gridArea: '1 / 3' },
  [allInHeader]: { gridArea: '1 / 4' },
  [phoneWithLargeText]: {
    gridArea: '2 / 1 / auto / -1',
    justifySelf: 'stretch',
    ...t({ en: {}, es: { paddingInline: theme.spacing(2) } }),
  },
}));

const InRow = styled('nav')({
  display: 'none',
  [allInHeader]: {
    display: 'flex',
    gridArea: '1 / 3',
    columnGap: '1.5rem',
    // Room for all links, so that the first one does not move when the others are parsed.
    minWidth: '13.5rem',
  },
});

// A row below the header for links that do not fit into it: 40 px high with the header's border, more with larger text.
// The targets of the links are 44 px high and reach below the row, over the space above the page's heading. A row as
// high as the targets would push the page further down.
const Below = styled('div')({
  height: '2.4375rem',
  position: 'relative',
  [allInHeader]: { display: 'none' },
});

const BelowRow = styled('nav')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  [phoneWithLargeText]: { columnGap: '8px' },
}));
