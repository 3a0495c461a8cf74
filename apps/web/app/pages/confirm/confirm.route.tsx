import { paths } from '@lawyers/domain';
import { confirmCopy } from '../../inquiry/confirm.copy';
import { Confirmation } from '../../inquiry/confirmation';
import { pageMeta } from '../../seo/page-meta';

export const meta = () =>
  pageMeta({
    title: confirmCopy.title,
    description: confirmCopy.statement,
    path: paths.confirm,
  });

export default function Confirm() {
  return <Confirmation />;
}
