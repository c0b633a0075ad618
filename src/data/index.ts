/**
 * Every fact that more than one page shows, typed. The modules import nothing but each other.
 */
export * from './contracts';
export * from './glossary';
export * from './ledColors';
export * from './leds';
export * from './limits';
export * from './links';
export * from './models';
export * from './networks';
export * from './ports';
export * from './redirects';
export * from './safety';
export * from './synonyms';
export * from './tables';
export * from './types';
export * from './usbPorts';
export * from './versions';
