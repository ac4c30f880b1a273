import { defineConfig } from "eslint/config";
import compat from "eslint-plugin-compat";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { floors } from "./floors.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/protocol.gen.ts"] },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    extends: [
      ts.configs.recommendedTypeChecked,
      svelte.configs.recommended,
      compat.configs["flat/recommended"],
    ],
    plugins: { page: { rules: { floors } } },
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    // The code asks for these first; compat/compat does not see it.
    settings: {
      polyfills: ["navigator.vibrate", "navigator.userActivation", "navigator.wakeLock"],
    },
    rules: {
      "page/floors": "error",
      // What ES2022 has and Chrome 87 lacks.
      "no-restricted-syntax": [
        "error",
        "StaticBlock",
        "BinaryExpression[operator='in'] > PrivateIdentifier",
        ":matches(Program > ExpressionStatement, Program > * > VariableDeclarator) > AwaitExpression",
      ],
      // tsc and svelte-check do this (noUnusedLocals), and they know which components a page uses.
      "@typescript-eslint/no-unused-vars": "off",
      // Maps and sets are values here: a change makes a new one, or no page would redraw.
      "svelte/prefer-svelte-reactivity": "off",
      // We have no stores, and looking for them takes a fifth of the time.
      "svelte/require-store-reactive-access": "off",
    },
  },
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/**/*.svelte"],
    rules: {
      // This rule knows that `$props()` is destructured with `let`, because a prop can be bound.
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // To the linter the props of another component are `any`; svelte-check knows their types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
