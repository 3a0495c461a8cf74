import { issueTypes } from '@lawyers/domain';
import { IssuePicker, IssuePicture } from '../src';

export const firstChosen = <IssuePicker legend="What happened?" />;

export const picturesByThemselves = (
  <>
    {issueTypes.map(({ pictureId }) => (
      <IssuePicture key={pictureId} id={pictureId} size={64} />
    ))}
  </>
);
