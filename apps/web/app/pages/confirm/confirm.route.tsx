import { paths } from '@lawyers/domain';
import { pageMeta } from '../../seo/page-meta';
import { confirmCopy } from './confirm.copy';
import { Confirmation } from './confirmation';

export const meta = () =>
  pageMeta({ title: confirmCopy.title, description: confirmCopy.statement, path: paths.confirm });

export default function Confirm() {
  return <Confirmation />;
}
