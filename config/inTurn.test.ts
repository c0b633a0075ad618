import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { inTurn } from './inTurn';

const context = {} as LoadContext;
type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

async function run(modules: PluginModule[]): Promise<void> {
  const plugins = await Promise.all(inTurn(...modules).map((module) => module(context, {})));
  await Promise.all(plugins.map((plugin) => (plugin as Plugin).postBuild?.({} as Props)));
}

it('does the work after the build in order', async () => {
  const done: string[] = [];
  const plugin =
    (name: string, milliseconds: number): PluginModule =>
    () => ({
      name,
      postBuild: async () => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        done.push(name);
      },
    });
  await run([plugin('slow', 20), () => ({ name: 'idle' }), plugin('quick', 0)]);
  expect(done).toEqual(['slow', 'quick']);
});

it('fails with the first that fails', async () => {
  const failing: PluginModule = () => ({
    name: 'failing',
    postBuild: () => Promise.reject(new Error('first')),
  });
  await expect(run([failing, () => ({ name: 'next' })])).rejects.toThrow('first');
});
