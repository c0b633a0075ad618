import { expect, it, vi } from 'vitest';

const failing = () => ({ preload: () => Promise.reject(new Error('gone')) });
const outer = failing();
const inner = failing();
const fine = { preload: () => Promise.resolve('page') };
const chunkErrors = async () => {
  vi.doMock('@generated/routes', () => ({
    default: [
      {
        path: '/',
        component: outer,
        routes: [{ component: inner }, { component: fine }, { path: '*' }],
      },
    ],
  }));
  return import('./chunkErrors');
};

it('lets the first page fail, and keeps every later failure on the page', async () => {
  const { onRouteDidUpdate } = await chunkErrors();
  await expect(outer.preload()).rejects.toThrow('gone');
  await expect(inner.preload()).rejects.toThrow('gone');
  onRouteDidUpdate();
  await expect(outer.preload()).resolves.toBeUndefined();
  await expect(inner.preload()).resolves.toBeUndefined();
  await expect(fine.preload()).resolves.toBe('page');
});
