import { paths } from '@lawyers/domain';
import { redirect } from 'react-router-dom';

export const loader = () => redirect(paths.blogPage(1), 301);

/** Never seen: it makes this a page, which is prerendered as a file that redirects by itself. */
export default function BlogRedirect() {
  return null;
}
