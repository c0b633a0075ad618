/** The entries of these packages re-export a module that their types declare under another name. */
declare module '@functionland/fula-sec/src/index' {
  export * from '@functionland/fula-sec/index';
}
declare module '@functionland/fula-sec-web/src/index' {
  export * from '@functionland/fula-sec-web/index';
}
