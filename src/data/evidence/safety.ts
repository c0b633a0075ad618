import type { rules as facts } from '../safety';
import type { ProofsOf } from './types';

export const safety: ProofsOf<typeof facts> = {};
