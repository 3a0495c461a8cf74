import { NotesDisclosure } from '../src';

export const closed = (
  <NotesDisclosure>
    <summary>If Someone May Be Watching</summary>
    <p>“Exit this site” takes you to a weather page at once.</p>
  </NotesDisclosure>
);
