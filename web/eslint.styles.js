/** Which CSS may be written: what the oldest browsers know, or what `@supports` asks for first. */
import css from "@eslint/css";
import { defineConfig } from "eslint/config";

/** Components' styles as files of their own.
 * @type {import("eslint").Linter.Processor} */
const styles = {
  preprocess(text, filename) {
    const found = /<style>([\s\S]*?)<\/style>/.exec(text);
    if (found === null) return [];
    // Line numbers stay those of the component.
    const above = text.slice(0, found.index).replace(/[^\n]/g, "") + " ".repeat(7);
    return [{ text: above + (found[1] ?? ""), filename: `${filename}.css` }];
  },
  postprocess: (messages) => messages.flat(),
};

export default defineConfig(
  {
    files: ["src/**/*.svelte"],
    plugins: { page: { processors: { styles } } },
    processor: "page/styles",
  },
  {
    files: ["src/**/*.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true },
    rules: {
      "css/use-baseline": [
        "error",
        {
          // Chrome 87 is of November 2020, and knows these, which other browsers learned later.
          available: 2020,
          allowProperties: [
            ...["margin-inline", "margin-block", "padding-inline", "padding-block", "inset"],
            ...[
              "inset-block-start",
              "inset-inline-start",
              "inset-inline-end",
              "scroll-margin-block",
              "scroll-padding-block",
            ],
            ...["color-scheme", "outline", "resize", "user-select", "line-clamp", "hyphens"],
            // The page looks well without these.
            ...[
              "text-decoration-thickness",
              "text-size-adjust",
              "text-wrap",
              "accent-color",
              "container",
              "container-type",
            ],
          ],
          allowPropertyValues: { "overflow-wrap": ["anywhere"] },
          allowAtRules: ["container"],
          allowMediaConditions: ["forced-colors"],
          allowFunctions: ["light-dark"], // Lightning CSS writes it as variables
          // fallbacks.js writes `:where()` and `dvh` for older browsers.
          allowSelectors: ["focus-visible", "nesting", "where", "is", "dir", "backdrop"],
          allowUnits: ["dvh"],
        },
      ],
    },
  },
);
