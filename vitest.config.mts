import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{src,plugins,config,scripts}/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        // Builds the whole site in copies, more than once; the files run beside each other.
        test: { name: 'faults', include: ['tests/faults/*.test.ts'], testTimeout: 240_000 },
      },
    ],
  },
});
