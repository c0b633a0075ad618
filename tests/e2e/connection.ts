import { test as base } from '@playwright/test';
import { slowDown } from '../slow';

export { expect } from '@playwright/test';

/** The tests of the contract: they run once on a fast connection and once on a slow one, as the project says. */
export const test = base.extend<{ connection: 'fast' | 'slow' }>({
  connection: ['fast', { option: true }],
  page: async ({ page, connection }, use) => {
    if (connection === 'slow') await slowDown(page);
    await use(page);
  },
});
