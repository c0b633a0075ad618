import type { limits as facts } from '../limits';
import { firmware } from './repositories';
import { gigabytes } from './units';
import type { ProofsOf } from './types';

export const limits: ProofsOf<typeof facts> = {
  formatSmallest: [
    {
      ...firmware('resize.sh'),
      matches: /if \[ "\$DEVICE_SIZE" -lt (\d+) \]; then/,
      proves: gigabytes,
    },
  ],
};
