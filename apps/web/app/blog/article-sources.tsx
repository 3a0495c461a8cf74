import styled from '@emotion/styled';
import { color, space, typeScale } from '@lawyers/ui';
import { articleCopy } from './article.copy';

export type ArticleSourcesProps = {
  readonly sources: readonly { readonly title: string; readonly url: string }[];
};

/** The public laws, agencies and rules that an article rests on. */
export function ArticleSources({ sources }: ArticleSourcesProps) {
  return (
    <Sources aria-labelledby="sources">
      <h2 id="sources">{articleCopy.sources}</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Sources>
  );
}

const Sources = styled('section')({
  maxWidth: '36.5rem',
  marginTop: space(12),
  fontSize: typeScale.small,
  color: color('softInk'),
  h2: { fontSize: typeScale.body, color: color('ink') },
  ul: { paddingInlineStart: space(5) },
  // The link itself is as high as a finger, and a block so that its bullet stands at the first line.
  a: { display: 'block', paddingBlock: space(2.5), color: 'inherit' },
});
