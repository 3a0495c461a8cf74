import { join } from 'node:path';
import { callConsent, consentVersions, reviews, site } from '@lawyers/domain';
import type { Launch } from './launch';
import { mailPayloads } from './payloads';
import { readBuild } from './read-build';
import { readRepository } from './read-repository';
import { readSettings } from './read-settings';
import { readTemplates } from './read-templates';

/** Reads everything that a launch of this workspace is judged by. */
export function readLaunch(workspaceRoot: string): Launch {
  return {
    settings: readSettings(workspaceRoot),
    facts: site,
    consent: { ...callConsent, versions: consentVersions },
    reviews,
    templates: readTemplates(join(workspaceRoot, 'libs/mail/templates')),
    repository: readRepository(workspaceRoot),
    payloads: mailPayloads(),
    build: readBuild(join(workspaceRoot, 'dist/apps/web')),
  };
}
