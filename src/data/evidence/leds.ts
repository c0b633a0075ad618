import type { leds as facts } from '../leds';
import type { ProofsOf } from './types';

export const leds: ProofsOf<typeof facts> = {};
