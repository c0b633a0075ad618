declare module '@generated/registry.js' {
  /** By chunk name: how a module is loaded, its path, its id. */
  const registry: Record<string, [load: () => Promise<unknown>, path: string, id: number]>;
  export default registry;
}

declare module '@generated/skeletons/default/skeletons.js' {
  /** By id of a documentation page: how its skeleton is loaded. */
  const skeletons: Record<string, () => Promise<unknown>>;
  export default skeletons;
}
