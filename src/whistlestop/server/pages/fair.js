// The check that a deal was fair, made here and not by the server that dealt.

// Browsers offer SHA-256 only on https and localhost; a club's own network is often neither.
const K = [];
const START = [];

function isPrime(n) {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

for (let n = 2; K.length < 64; n++) {
  if (!isPrime(n)) continue;
  const fraction = (root) => Math.floor((root % 1) * 2 ** 32) | 0;
  if (START.length < 8) START.push(fraction(n ** (1 / 2)));
  K.push(fraction(n ** (1 / 3)));
}

const turned = (x, by) => (x >>> by) | (x << (32 - by));

function padded(bytes) {
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return blocks;
}

function stirred(hash, w) {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((part, at) => (part + hash[at]) | 0);
}

/** The SHA-256 of a text, in hexadecimal. */
export function sha256(text) {
  const blocks = padded(new TextEncoder().encode(text));
  let hash = START;
  for (let block = 0; block < blocks.byteLength; block += 64) {
    const w = Array.from({ length: 16 }, (_, i) => blocks.getInt32(block + 4 * i));
    for (let i = 16; i < 64; i++) {
      const s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
    }
    hash = stirred(hash, w);
  }
  return hash.map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}

/** What the server showed before the first card must be the hash of what it shows now. */
export function seal(seed, nonce) {
  return sha256(`whistlestop ${seed} ${nonce}`);
}

async function show(main) {
  const at = (id) => main.querySelector(`#${id}`);
  const path = `/api/matches/${encodeURIComponent(main.dataset.match)}`;
  const answer = await fetch(path).catch(() => ({ ok: false }));
  if (!answer.ok) {
    const unknown = answer.status === 404 || answer.status === 400;
    at("verdict").textContent = unknown ? main.dataset.none : main.dataset.trouble;
    return;
  }
  const { fair } = await answer.json();
  at("seal").textContent = fair.hash;
  if (fair.seed === null) {
    at("verdict").textContent = main.dataset.running;
    return;
  }
  at("seed").textContent = fair.seed;
  at("nonce").textContent = fair.nonce;
  at("check").disabled = false;
  at("check").addEventListener("click", () => {
    const found = seal(fair.seed, fair.nonce);
    at("found").textContent = found;
    at("verdict").textContent = found === fair.hash ? main.dataset.same : main.dataset.other;
  });
}

if (typeof document !== "undefined") show(document.querySelector("main"));
