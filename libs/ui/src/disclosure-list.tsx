import styled from '@emotion/styled';
import type { FaqEntry } from '@lawyers/domain';
import { chevronSummary, openChevron } from './chevron';
import { border, color, fonts, space, typeScale } from './tokens';

/**
 * Questions that open and close by themselves, without any script. They say what they are to search engines, so that
 * no copy of the words is needed for those (schema.org, FAQPage; decision 0012).
 */
export function DisclosureList({ entries }: { readonly entries: readonly FaqEntry[] }) {
  return (
    <List>
      {entries.map(({ subject, subtitle1, contents, subtitle2 }) => (
        <details
          key={subject}
          itemProp="mainEntity"
          itemScope
          itemType="https://schema.org/Question"
        >
          <summary itemProp="name">{subject}</summary>
          <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <div itemProp="text">
              <p>{subtitle1}</p>
              <ul>
                {contents.map((content) => (
                  <li key={content}>{content}</li>
                ))}
              </ul>
              {subtitle2 && <p>{subtitle2}</p>}
            </div>
          </div>
        </details>
      ))}
    </List>
  );
}

const List = styled('div')({
  details: { borderBottom: border },
  summary: {
    ...chevronSummary,
    justifyContent: 'space-between',
    gap: space(4),
    minHeight: '60px',
    padding: `${space(3)} 0`,
    font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}`,
  },
  ...openChevron,
  '[itemprop=text]': { display: 'grid', gap: space(3), paddingBottom: space(6), maxWidth: '42rem' },
  ul: { paddingInlineStart: space(5) },
  li: { marginBlock: space(1) },
  'li::marker': { color: color('action') },
  // Opens and closes in 400 ms, linear (specification, section 9), where the browser can animate to its own height.
  '@supports (interpolate-size: allow-keywords)': {
    interpolateSize: 'allow-keywords',
    'details::details-content': {
      height: 0,
      overflow: 'clip',
      transition: 'height 400ms linear, content-visibility 400ms linear allow-discrete',
    },
    'details[open]::details-content': { height: 'auto' },
  },
});
