import { redirect } from 'react-router-dom';
import { paths } from '@lawyers/domain';

export const loader = () => redirect(paths.blogPage(1), 301);

/** Never rendered. A component makes this a page route: React Router prerenders no other redirect. */
export default function BlogRedirect() {
  return null;
}
