// Settings that all tests of components share.
import { configure } from "@testing-library/svelte";

// Testing Library waits for one second, which is too short on a machine that builds and plays at once.
configure({ asyncUtilTimeout: 60_000 });
