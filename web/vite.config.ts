import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { FileSystemIconLoader } from "unplugin-icons/loaders";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const locales = fileURLToPath(new URL("../src/whistlestop/locales", import.meta.url));
const ownIcons = fileURLToPath(new URL("src/games/bang/own-icons", import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
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
