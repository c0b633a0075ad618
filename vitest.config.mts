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
          // Files share their modules, which takes half the time; nothing in them may depend on another file.
          isolate: false,
          include: ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // Reads all pages of the last build, which takes long on a busy machine.
        test: { name: 'build', include: ['tests/build/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // What readers do, in Firefox and WebKit, on the last build.
        test: { name: 'engines', include: ['tests/engines/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // Builds a copy of the site with faults.
        test: { name: 'faults', include: ['tests/faults/faults.test.ts'], testTimeout: 300_000 },
      },
      {
        extends: true,
        // What a contributor does, in a copy: npm run test:all.
        test: {
          name: 'new-page',
          include: ['tests/faults/{new-page,start}.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
