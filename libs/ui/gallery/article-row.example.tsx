import { ArticleRow } from '../src';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 186 124"%3E%3Cpath fill="%236f9180" d="M0 0h186v124H0z"/%3E%3C/svg%3E';
const thumbnail = <img src={picture} width={186} height={124} alt="A plain green area" />;

export const short = (
  <ArticleRow href="#short" title="Two words" summary="One short sentence." thumbnail={thumbnail} />
);

export const longerThanItsRoom = (
  <ArticleRow
    href="#long"
    title="A title that goes on and on until it is longer than any list is wide, and then some"
    summary={'A summary that does not end after three lines either. '.repeat(8)}
    thumbnail={thumbnail}
  />
);

export const underAHeading = (
  <ArticleRow
    href="#related"
    title="A related article"
    summary="One short sentence."
    thumbnail={thumbnail}
    headingLevel="h3"
  />
);
