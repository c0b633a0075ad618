/** Tabs of a group keep their choice under this and the name of the group. src/plugins/startup/client/early.ts reads it first. */
export const keyPrefix = 'docusaurus.tab.';
