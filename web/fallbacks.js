/** How Chrome 87 reads what it lacks: `dvh`, and the `:where()` that Svelte writes. */

import postcss from "postcss";

const NEWER = "(height: 1dvh)";

/** The build keeps each rule, and adds to it what an older browser understands.
 * @returns {import("postcss").Plugin} */
export function fallbacks() {
  return {
    postcssPlugin: "fallbacks",
    Once(root, { AtRule }) {
      /** @type {import("postcss").Declaration[]} */
      const dynamic = [];
      root.walkDecls((decl) => {
        // Styles of components come here twice: before and after Svelte reads them.
        if (insideNewer(decl) || !/\ddv[hw]\b/.test(decl.value)) return;
        dynamic.push(decl);
      });
      for (const decl of dynamic) {
        // A declaration with var() is dropped too late for an earlier one to count: hence @supports.
        const newer = new AtRule({ name: "supports", params: NEWER });
        newer.append(decl.clone());
        decl.after(newer);
        decl.value = decl.value.replace(/(\d)dv([hw])\b/g, "$1v$2");
      }
      for (const node of [...root.nodes]) {
        if (node.type === "comment" || !node.toString().includes(":where(")) continue;
        const older = new AtRule({ name: "supports", params: "not selector(:where(a))" });
        older.append(node.clone());
        older.walkRules((rule) => {
          rule.selector = rule.selector.replace(/:where\(/g, ":-webkit-any(");
        });
        node.after(older);
      }
    },
  };
}

/** @param {import("postcss").Declaration} decl */
function insideNewer({ parent }) {
  const within = [parent, parent?.parent];
  return within.some((node) => node?.type === "atrule" && node.params === NEWER);
}

/** Moves what only browsers without `:where()` need into a file that only they load.
 * @returns {import("vite").Plugin} */
export function older() {
  return {
    name: "older-css",
    enforce: "post",
    generateBundle(_, bundle) {
      let source = "";
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const root = postcss.parse(file.source.toString());
        root.walkAtRules("supports", (rule) => {
          if (!rule.params.includes(":where(")) return;
          source += rule.nodes?.join("") ?? "";
          rule.remove();
        });
        file.source = root.toString();
      }
      this.emitFile({ type: "asset", fileName: "older.css", source });
    },
  };
}
