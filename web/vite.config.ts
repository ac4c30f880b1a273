import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env["SECRET_HITLER_SERVER"] ?? "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The words stand beside this folder, in ../content.
    fs: { allow: [".."] },
    proxy: {
      // The host stays the page's own, or the server takes the page for a foreign one.
      "/api": { target: `http://${SERVER}`, changeOrigin: false },
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  build: {
    outDir: "../secret_hitler/static",
    emptyOutDir: true,
    // Inlined fonts and icons could not be kept by the browser from one visit to the next.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the first page shares with pages that come later is one file: many small ones weigh more.
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
