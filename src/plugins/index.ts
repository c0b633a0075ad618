import { openApiFiles } from './openapi';
import { parts } from './parts';
import { startup } from './startup';
import { offline } from './offline';
import { postBuild } from './post-build';
import { feeds } from './feeds';
import { search } from './search';
import { socialCards } from './social-cards';

/** The plugins of the site, in the order in which Docusaurus runs them. */
export const plugins = [
  startup,
  parts,
  openApiFiles,
  feeds,
  search,
  socialCards,
  offline,
  postBuild,
];
