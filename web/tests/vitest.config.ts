import { defineConfig } from "vitest/config";

// The page in a real browser against a real server: npm run test:browser, see README.md here.
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/setup.ts"],
    // A test waits about as long as it works: more would only make each other late.
    minWorkers: 2,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Dice fall as they will, and a busy machine is late: one more try, of which the run tells. See README.md here.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
  },
});
