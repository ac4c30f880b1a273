import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fallbacks, older } from "./fallbacks.js";

const SERVER = process.env["SECRET_HITLER_SERVER"] ?? "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), older()],
  server: {
    // The words are outside this folder, in ../content.
    fs: { allow: [".."] },
    proxy: {
      // Keeps the page's own host, or the server would take the page for a foreign one.
      "/api": { target: `http://${SERVER}`, changeOrigin: false },
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  css: { postcss: { plugins: [fallbacks()] } },
  build: {
    // As in package.json, whose Samsung Internet 14 is Chrome 87. A lower target for scripts would
    // write each private field as a WeakMap; ESLint keeps out the rest of ES2022.
    target: "es2022",
    cssTarget: ["chrome87", "safari15.4", "firefox100"],
    outDir: "../secret_hitler/static",
    emptyOutDir: true,
    // The browser cannot cache inlined fonts and icons between visits.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the first page shares with later pages is one file: many small ones weigh more.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /\/(web\/src\/(?!tv|narrator)|node_modules\/)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "*.test.ts"],
  },
});
