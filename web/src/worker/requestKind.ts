// The requests that the service worker answers. It keeps nothing but public files of the client.

/** An `asset` is kept for ever, a `page` is shown without the server too, and the rest is not ours. */
export type RequestKind = "asset" | "page" | "other";

// Paths that are never the address of a screen.
const NO_SCREENS = ["/api", "/ws", "/assets", "/public", "/health", "/metrics", "/sw.js"];

/** Return the kind of a request that a page of this origin makes. */
export function requestKind(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
): RequestKind {
  const { origin: whose, pathname, search } = new URL(url);
  if (method !== "GET" || whose !== origin) return "other";
  // The names of these files contain a hash of their content.
  if (pathname.startsWith("/assets/") && search === "") return "asset";
  const screen = !NO_SCREENS.some((each) => pathname === each || pathname.startsWith(`${each}/`));
  return mode === "navigate" && screen ? "page" : "other";
}
