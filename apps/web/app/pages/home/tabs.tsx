import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { minTargetSize } from '@lawyers/ui';
import { InlineScript } from '../../while-parsing/inline-script';

type TabsProps = {
  /** The prefix of every id. It must be unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly title: string; readonly content: ReactNode }[];
};

/**
 * Two or more panels, of which one is visible. Without JavaScript, all panels are visible and the tabs are not, unlike
 * in MUI's Tabs. An inline script shows and switches the tabs (`switch-tabs.ts`), since a script file may fail to load.
 */
export function Tabs({ id, label, tabs }: TabsProps) {
  return (
    <div>
      <TabRow role="tablist" aria-label={label} hidden>
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
        >
          {content}
        </TabPanel>
      ))}
      <InlineScript name="tabs" />
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
    // Reserves the height of the selected tab's underline. It is a margin, since a transparent border would be visible
    // in forced colors.
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
  '&[hidden]': { display: 'none' },
}));

const TabPanel = styled('div')(({ theme }) => ({
  // Without JavaScript, all panels are shown below each other.
  '[role=tablist][hidden] ~ &': { marginBottom: theme.spacing(8) },
}));
