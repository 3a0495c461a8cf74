import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { minTargetSize } from '@lawyers/ui';
import { selectedAttribute } from '@lawyers/ui/attributes';
import { useBrowserModules } from '../../islands/browser-modules';

type TabsProps = {
  /** Unique on the page: the prefix of every id. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly title: string; readonly content: ReactNode }[];
};

/**
 * Two or more panels, one visible at a time. Without JavaScript all are visible, unlike MUI's Tabs. `tab-script.ts`
 * switches tabs, so that they work without islands (decision 7). It also sets `hidden` for browsers without
 * `@media (scripting)`.
 */
export function Tabs({ id, label, tabs }: TabsProps) {
  const script = useBrowserModules().ofFile('pages/home/start-home.ts');
  return (
    <div data-script={script}>
      <TabRow role="tablist" aria-label={label}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
          >
            {title}
          </button>
        ))}
      </TabRow>
      {tabs.map(({ title, content }, index) => (
        <TabPanel
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          {...{ [selectedAttribute]: index === 0 }}
        >
          {content}
        </TabPanel>
      ))}
    </div>
  );
}

const TabRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(6),
  marginBottom: theme.spacing(4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  button: {
    minHeight: minTargetSize,
    padding: `${theme.spacing(2)} 0`,
    border: 0,
    // Reserves the height of the underline; a transparent border would be visible in forced colors.
    marginBottom: '3px',
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontSize: theme.typography.subtitle1.fontSize,
    cursor: 'pointer',
  },
  'button:active': { background: theme.vars.palette.divider },
  '@media (hover: hover)': { 'button:hover': { color: theme.vars.palette.text.primary } },
  'button[aria-selected="true"]': {
    marginBottom: 0,
    borderBottom: `3px solid ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.text.primary,
    fontWeight: 700,
  },
  '@media (scripting: none)': { display: 'none' },
}));

const TabPanel = styled('div')(({ theme }) => ({
  '@media (scripting: enabled)': { [`&[${selectedAttribute}="false"]`]: { display: 'none' } },
  '@media (scripting: none)': { marginBottom: theme.spacing(8) },
}));
