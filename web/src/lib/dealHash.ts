// The hash that proves that a deal was fair. SHA-256 is written out here, because browsers offer it
// only on https and localhost, and a club's own network often has neither.

const K: number[] = [];
const START: number[] = [];

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

for (let n = 2; K.length < 64; n++) {
  if (!isPrime(n)) continue;
  const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0;
  if (START.length < 8) START.push(fraction(Math.sqrt(n)));
  K.push(fraction(Math.cbrt(n)));
}

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return blocks;
}

function stirred(hash: readonly number[], w: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((part, at) => (part + (hash[at] ?? 0)) | 0);
}

/** Return the SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  let hash: number[] = START;
  for (let block = 0; block < blocks.byteLength; block += 64) {
    const w = Array.from({ length: 16 }, (_, i) => blocks.getInt32(block + 4 * i));
    for (let i = 16; i < 64; i++) {
      const far = w[i - 15] ?? 0;
      const near = w[i - 2] ?? 0;
      const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
    }
    hash = stirred(hash, w);
  }
  return hash.map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Return the seed of a deal, made of the server's seed and the players' nonces by seat. */
export function dealSeed(seed: string, nonces: readonly (string | null)[]): string {
  const parts = ["whistlestop deal", seed, ...nonces.map((nonce) => nonce ?? "-")];
  return BigInt(`0x${sha256(parts.join(" ")).slice(0, 32)}`).toString();
}

/** Return the hash that a fair server has shown before the first card. */
export function dealHash(seed: string, nonce: string): string {
  return sha256(`whistlestop ${seed} ${nonce}`);
}
