import { test as base } from '@playwright/test';
import { slowDown } from '../slow';

export { expect } from '@playwright/test';

/** Tests that run on a slow connection where they are tagged with @slow. */
export const test = base.extend<{ connection: 'fast' | 'slow' }>({
  connection: ['fast', { option: true }],
  page: async ({ page, connection }, use) => {
    if (connection === 'slow') await slowDown(page);
    await use(page);
  },
});
