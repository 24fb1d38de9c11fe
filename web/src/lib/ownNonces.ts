// This device's parts of the seeds, kept over reloads so that the check after a match finds them.

const STORED = "whistlestop.nonces";
const KEPT = 50;

type Pair = [seal: string, nonce: string];

function stored(): Pair[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? (found as Pair[]) : [];
  } catch {
    return []; // no storage in this browser, or another program has written there
  }
}

/** Return the nonce that this device has given for a seal. */
export function ownNonce(seal: string): string | undefined {
  return stored().find((pair) => pair[0] === seal)?.[1];
}

/** Return the nonce for a seal: the one that another tab has given already, or a new random one. */
export function nonceFor(seal: string): string {
  const known = ownNonce(seal);
  if (known !== undefined) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(STORED, JSON.stringify([[seal, nonce], ...stored()].slice(0, KEPT)));
  } catch {
    // Without storage the nonce still goes into the deal, but this tab cannot check it.
  }
  return nonce;
}
