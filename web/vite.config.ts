import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { FileSystemIconLoader } from "unplugin-icons/loaders";
import Icons from "unplugin-icons/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const locales = fileURLToPath(new URL("../src/whistlestop/locales", import.meta.url));
const ownIcons = fileURLToPath(new URL("src/games/bang/own-icons", import.meta.url));

const WORTH_COMPRESSING = 1000; // bytes

/** Writes a compressed copy beside each file of assets/: the server compresses nothing itself. */
function compressedAssets(): Plugin {
  return {
    name: "compressed-assets",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle)) {
        const content = readFileSync(join(dir, name));
        if (name.endsWith(".woff2")) continue; // compressed already
        if (name.startsWith("assets/") && content.length > WORTH_COMPRESSING)
          writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

const WORKER = "sw";
const OFFLINE_SCREENS = ["/src/main.ts", "/src/screens/Settings.svelte"]; // those that need no server

/** Tells the service worker the files that the client needs to begin, and gives it its version. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const wanted = Object.values(bundle).flatMap((each) =>
        each.type === "chunk" && each.moduleIds.some((id) => OFFLINE_SCREENS.some((end) => id.endsWith(end)))
          ? [each.fileName]
          : [],
      );
      const files = new Set<string>();
      for (const name of wanted) addWithImports(name);
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== "chunk") throw new Error("the service worker is not built");
      if (worker.imports.length) throw new Error("the service worker must be one file");
      const list = [...files].sort().map((each) => `/${each}`);
      // The page names all its files by their hashes, so these change with anything in the client.
      const version = createHash("sha256")
        .update([...Object.keys(bundle).sort(), worker.code].join("\n"))
        .digest("hex");
      worker.code = worker.code
        .replace("__SHELL_FILES__", JSON.stringify(list))
        .replace("__VERSION__", JSON.stringify(version.slice(0, 16)));

      function addWithImports(name: string): void {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== "chunk") return;
        files.add(name);
        for (const each of chunk.viteMetadata?.importedCss ?? []) files.add(each);
        chunk.imports.forEach(addWithImports);
      }
    },
  };
}

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    serviceWorker(),
    compressedAssets(),
    Icons({ compiler: "svelte", customCollections: { own: FileSystemIconLoader(ownIcons) } }),
  ],
  resolve: { alias: { $locales: locales } },
  build: {
    outDir: "../src/whistlestop/server/static",
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "src/worker/serviceWorker.ts" },
      // A service worker must always be at the same address.
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
    assetsInlineLimit: 0, // the server's policy lets no data: scripts through
  },
  server: {
    fs: { allow: [".", locales] },
    proxy: {
      "/api": "http://127.0.0.1:8080",
      "/ws": { target: "ws://127.0.0.1:8080", ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/waiting.testing.ts"],
    isolate: false, // starting an environment for each file takes longer than the tests
    testTimeout: 120_000, // only there so that a broken test ends
    hookTimeout: 120_000,
  },
});
