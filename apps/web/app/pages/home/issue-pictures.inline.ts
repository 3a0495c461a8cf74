import { syncIssuePictures } from './sync-issue-pictures';

// Contained in the home page, after the form of the hero.
syncIssuePictures(document);
