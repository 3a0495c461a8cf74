import { issueTypes } from '@lawyers/domain';
import { IssuePicker, IssuePicture } from '../src';

export const firstSelected = <IssuePicker legend="What happened?" />;

export const picturesOnly = (
  <>
    {issueTypes.map(({ pictureId }) => (
      <IssuePicture key={pictureId} id={pictureId} size={64} />
    ))}
  </>
);
