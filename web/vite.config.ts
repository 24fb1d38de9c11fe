import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
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

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    compressedAssets(),
    Icons({ compiler: "svelte", customCollections: { own: FileSystemIconLoader(ownIcons) } }),
  ],
  resolve: { alias: { $locales: locales } },
  build: {
    outDir: "../src/whistlestop/server/static",
    emptyOutDir: true,
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
    isolate: false, // starting an environment for each file takes longer than the tests
    testTimeout: 120_000, // only there so that a broken test ends
    hookTimeout: 120_000,
  },
});
