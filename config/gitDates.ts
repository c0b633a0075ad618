import { resolve } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

const git = getVcsPreset('git-eager');

/**
 * When a file was last changed, out of the history that Docusaurus reads once. The sitemap asks with paths relative to the
 * site, which Docusaurus 3.10 does not find in it. Without a history, as in a downloaded copy, there are no dates.
 */
export const gitDates: VcsConfig = {
  initialize: (params) => git.initialize(params),
  getFileCreationInfo: (file) => git.getFileCreationInfo(resolve(file)).catch(() => null),
  getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(resolve(file)).catch(() => null),
};
