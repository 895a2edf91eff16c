// The rules that find faults; how the code is laid out is Prettier's matter.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What scripts find without importing it. */
const nodeGlobals = Object.fromEntries(["console", "process", "URL", "WebAssembly"].map((name) => [name, "readonly"]));
/** Functions of the scripts that measure, and the service worker, run in the browser. */
const browserGlobals = Object.fromEntries(
  [
    "caches",
    "document",
    "fetch",
    "localStorage",
    "MutationObserver",
    "navigator",
    "performance",
    "requestAnimationFrame",
    "self",
    "setTimeout",
    "window",
    "Worker",
  ].map((name) => [name, "readonly"]),
);

export default ts.config(
  { ignores: ["dist/", "public/", "test-output/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: new URL(".", import.meta.url).pathname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // It does not see that an assertion keeps a literal's type from being widened.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // To ESLint the props and events of components are `any`; svelte-check knows their types.
    files: ["**/*.svelte"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "member-access", "return"].map((use) => [`@typescript-eslint/no-unsafe-${use}`, "off"]),
    ),
  },
  // TypeScript itself knows which names there are.
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } },
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...nodeGlobals, ...browserGlobals } },
  },
);
