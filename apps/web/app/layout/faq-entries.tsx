import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { FaqEntry } from '@lawyers/domain';
import { TextWithPhones } from './phone-link';

/**
 * Questions as details elements, which open without JavaScript, unlike MUI's Accordion. They have no FAQPage markup,
 * which Google has shown only for government and health sites since August 2023.
 */
export function FaqEntries({ entries }: { readonly entries: readonly FaqEntry[] }) {
  return (
    <List>
      {entries.map(({ id, subject, subtitle1, contents, subtitle2, links }) => (
        <details key={id} id={id}>
          <summary>{subject}</summary>
          <div>
            <p>
              <TextWithPhones>{subtitle1}</TextWithPhones>
            </p>
            <ul>
              {contents.map((content) => (
                <li key={content}>
                  <TextWithPhones>{content}</TextWithPhones>
                </li>
              ))}
            </ul>
            {subtitle2 && (
              <p>
                <TextWithPhones>{subtitle2}</TextWithPhones>
              </p>
            )}
            {links?.map(({ label, href, text }) => (
              <p key={href}>
                {`${label}: `}
                <Link
                  href={href}
                  rel={href.startsWith('https:') ? 'noopener noreferrer' : undefined}
                >
                  {text}
                </Link>
              </p>
            ))}
          </div>
        </details>
      ))}
    </List>
  );
}

const List = styled('div')(({ theme }) => ({
  details: { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  summary: {
    ...theme.typography.h4,
    gap: theme.spacing(4),
    minHeight: '60px',
    padding: theme.spacing(3, 0),
  },
  div: {
    display: 'grid',
    gap: theme.spacing(3),
    paddingBottom: theme.spacing(6),
    maxWidth: '42rem',
  },
  ul: { paddingInlineStart: theme.spacing(5) },
  li: { marginBlock: theme.spacing(1) },
  'li::marker': { color: theme.vars.palette.primary.main },
  // In browsers that can animate to `height: auto`, questions open and close in 400 ms, linearly (requirements § 9).
  '@supports (interpolate-size: allow-keywords)': {
    interpolateSize: 'allow-keywords',
    'details::details-content': {
      height: 0,
      overflow: 'clip',
      transition: 'height 400ms linear, content-visibility 400ms linear allow-discrete',
    },
    'details[open]::details-content': { height: 'auto' },
  },
}));
