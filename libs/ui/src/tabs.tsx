import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { border, color, space, target, typeScale } from './tokens';

type Tab = { readonly title: string; readonly content: ReactNode };

type TabsProps = {
  /** Unique on the page: the prefix of every id. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
};

/**
 * Two or more panels, one at a time. Without scripts all of them show, one below the other. The page's script lets
 * visitors choose, from the first moment, long before any component is there (decision 0007), and sets `hidden` for
 * browsers whose style does not know whether there are scripts.
 */
export function Tabs({ id, label, tabs }: TabsProps) {
  return (
    <div>
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
          data-selected={index === 0}
        >
          {content}
        </TabPanel>
      ))}
    </div>
  );
}

const TabRow = styled('div')({
  display: 'flex',
  gap: space(6),
  marginBottom: space(4),
  borderBottom: border,
  button: {
    minHeight: target,
    padding: `${space(2)} 0`,
    border: 0,
    // The room for the line under the chosen one: a transparent border would be painted in forced colours.
    marginBottom: '3px',
    background: 'none',
    color: color('softInk'),
    font: 'inherit',
    fontSize: typeScale.lead,
    cursor: 'pointer',
  },
  'button[aria-selected="true"]': {
    marginBottom: 0,
    borderBottom: `3px solid ${color('action')}`,
    color: color('ink'),
    fontWeight: 700,
  },
  '@media (scripting: none)': { display: 'none' },
});

const TabPanel = styled('div')({
  '@media (scripting: enabled)': { '&[data-selected="false"]': { display: 'none' } },
  '@media (scripting: none)': { marginBottom: space(8) },
});
