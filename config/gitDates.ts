import { resolve } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

const git = getVcsPreset('git-eager');

/**
 * The Git history, which Docusaurus reads once. The sitemap asks for relative paths, which Docusaurus 3.10 doesn't find in
 * it. Without a history, as in a downloaded copy, there are no dates.
 */
export const gitDates: VcsConfig = {
  initialize: (params) => git.initialize(params),
  getFileCreationInfo: (file) => git.getFileCreationInfo(resolve(file)).catch(() => null),
  getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(resolve(file)).catch(() => null),
};
