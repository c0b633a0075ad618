import type { PluginModule } from '@docusaurus/types';

/**
 * The same plugins, with their work after the build done one after the other. Docusaurus starts all of it at once, but these
 * change files that the next one reads.
 */
export function inTurn(...plugins: PluginModule[]): PluginModule[] {
  let before: Promise<unknown> = Promise.resolve();
  return plugins.map((module): PluginModule => {
    const earlier = before;
    const { promise, resolve, reject } = withResolvers();
    promise.catch(() => undefined);
    before = promise;
    return async (context, options) => {
      const plugin = await module(context, options);
      if (!plugin) return plugin;
      return {
        ...plugin,
        async postBuild(props) {
          try {
            await earlier;
            await plugin.postBuild?.(props);
            resolve();
          } catch (error) {
            reject(error);
            throw error;
          }
        },
      };
    };
  });
}

function withResolvers() {
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
