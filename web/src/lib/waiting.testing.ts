/** The limit of every wait in a test: a busy machine may be slow, so it only ends broken tests. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 60_000 });
