import { redirect } from 'react-router-dom';
import { paths } from '@lawyers/domain';

export const loader = () => redirect(paths.blogPage(1), 301);

/** Never rendered. A component makes this a page route, so that the redirect is prerendered as an HTML file. */
export default function BlogRedirect() {
  return null;
}
