/** QR codes for short addresses: bytes, correction level L, versions 1 to 6. One mask is as readable as another. */

/** By version: how many codewords there are, how many of a block correct, and in how many blocks they lie. */
const SIZES: [whole: number, correcting: number, blocks: number][] = [[26, 7, 1], [44, 10, 1], [70, 15, 1], [100, 20, 1], [134, 26, 1], [172, 18, 2]];
const BYTES = 0b0100;
const FILL = [0xec, 0x11];
/** Level L and mask 0, with their own correction. */
const FORMAT = 0b111011111000100;

// --- correction: arithmetic in the field of 256 elements ---
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  LOGS[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

/** The codewords that correct the others. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0];
    generator.forEach((value, place) => (next[place + 1]! ^= times(value, POWERS[root]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let place = 0; place < data.length; place++) {
    const factor = rest[place]!;
    generator.forEach((value, step) => (rest[place + step]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

// --- what is written ---
/** All codewords in the order in which they are drawn; null if the text is too long. */
function codewords(text: string): { version: number; words: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = SIZES.findIndex(([whole, correcting, blocks]) => bytes.length + 2 <= whole - correcting * blocks);
  if (index < 0) return null;
  const [whole, correcting, blocks] = SIZES[index]!;
  const room = whole - correcting * blocks;
  // Four bits say that bytes follow, eight how many, and four at the end that this was all.
  const halves = [BYTES, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: halves.length / 2 }, (_, place) => (halves[2 * place]! << 4) | halves[2 * place + 1]!);
  for (let fill = 0; data.length < room; fill++) data.push(FILL[fill % 2]!);
  const parts = Array.from({ length: blocks }, (_, block) => data.slice((block * room) / blocks, ((block + 1) * room) / blocks));
  const woven = (lists: number[][]): number[] => lists[0]!.flatMap((_, place) => lists.map((list) => list[place]!));
  return { version: index + 1, words: [...woven(parts), ...woven(parts.map((part) => correction(part, correcting)))] };
}

// --- how it is drawn ---
/** Rows of dark and light modules; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const coded = codewords(text);
  if (!coded) return null;
  const size = 17 + 4 * coded.version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  drawSigns(set, size, coded.version);
  drawFormat(set, size);
  drawWords(dark, fixed, coded.words);
  return dark;
}

type Draw = (x: number, y: number, on: boolean) => void;

/** What a camera looks for: three corners, two dotted lines, and a small square. */
function drawSigns(set: Draw, size: number, version: number): void {
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: number[]): void => {
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4]);
  if (version > 1) square(size - 7, size - 7, 2, [1]);
}

function drawFormat(set: Draw, size: number): void {
  const bit = (place: number): boolean => ((FORMAT >> place) & 1) === 1;
  for (let place = 0; place < 6; place++) set(8, place, bit(place));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let place = 9; place < 15; place++) set(14 - place, 8, bit(place));
  for (let place = 0; place < 8; place++) set(size - 1 - place, 8, bit(place));
  for (let place = 8; place < 15; place++) set(8, size - 15 + place, bit(place));
  set(8, size - 8, true);
}

/** Bit by bit in columns of two, from the right, upwards and downwards in turn, around what is fixed. */
function drawWords(dark: boolean[][], fixed: boolean[][], words: number[]): void {
  const size = dark.length;
  let place = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const on = ((words[place >> 3] ?? 0) >> (7 - (place & 7))) & 1;
        dark[y]![x] = (on === 1) !== ((x + y) % 2 === 0);
        place += 1;
      }
    }
  }
}
