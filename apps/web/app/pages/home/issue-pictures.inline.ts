import { syncIssuePictures } from './sync-issue-pictures';

// The home page contains this script inside its HTML, after the form of the hero. So the pictures work as soon as they
// are parsed, also if every script file fails to load.
syncIssuePictures(document);
