import { syncIssuePictures } from './sync-issue-pictures';

// Inline behind the hero's form.
syncIssuePictures(document);
