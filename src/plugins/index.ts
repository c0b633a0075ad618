import { startup } from './startup';
import { offline } from './offline';
import { postBuild } from './post-build';
import { search } from './search';

/** Loaded in this order; `postBuild` hooks run concurrently. What has to run in order is a step of post-build. */
export const plugins = [startup, search, offline, postBuild];
