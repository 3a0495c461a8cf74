import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { border, color, space, target, typeScale } from './tokens';

export type Tab = { readonly title: string; readonly content: ReactNode };

/** Two or more panels, one at a time. Without scripts all of them show, one below the other. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (selected + step + tabs.length) % tabs.length;
    setSelected(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div>
      <TabRow role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
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
          data-selected={index === selected}
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
    borderBottom: '3px solid transparent',
    background: 'none',
    color: color('softInk'),
    font: 'inherit',
    fontSize: typeScale.lead,
    cursor: 'pointer',
  },
  'button[aria-selected="true"]': {
    borderBottomColor: color('action'),
    color: color('ink'),
    fontWeight: 700,
  },
  '@media (scripting: none)': { display: 'none' },
});

const TabPanel = styled('div')({
  '@media (scripting: enabled)': { '&[data-selected="false"]': { display: 'none' } },
  '@media (scripting: none)': { marginBottom: space(8) },
});
