/** One mothership across four columns of 120, 80 high: each part is a quarter of it, so that parts that are found make the whole. */
export interface Silhouette {
  hull: string;
  /** Seams and plates. */
  lines: string;
  /** What looks at Earth. */
  eyes: [x: number, y: number, r: number][];
}

export const SILHOUETTES: Record<string, Silhouette> = {
  // A crowned arrow that points at Earth.
  apex: {
    hull: "M6 30 70 20 130 8 190 18 216 4h48l26 14 60-10 60 12 64 10-40 18-70 4-60 8-30 18-14-2-14 2-30-18-60-8-70-4Z",
    lines: "M70 20l20 30M190 18l-20 40M290 18l20 40M410 20l-20 30M216 4l24 28 24-28",
    eyes: [[240, 46, 11], [188, 38, 5], [292, 38, 5], [96, 34, 4], [384, 34, 4]],
  },
  // Walls, battlements and four gun towers.
  fortress: {
    hull: "M8 26V10h22v8h20v-8h22v8h46v-12h30v12h40V4h34v10h36V4h34v14h40V6h30v12h46v-8h22v8h20v-8h22v16l-10 34h-56v14h-28V60H302v16h-28V60h-68v16h-28V60H102v14H74V60H18Z",
    lines: "M14 34h452M120 18v42M240 14v46M360 18v42M60 34v26M180 34v26M300 34v26M420 34v26",
    eyes: [[60, 46, 7], [180, 46, 7], [300, 46, 7], [420, 46, 7]],
  },
  // A thick shell of overlapping plates.
  robust: {
    hull: "M4 42C4 18 40 8 80 10c20-8 50-8 70 0 26-10 154-10 180 0 20-8 50-8 70 0 40-2 76 8 76 32s-34 34-76 32c-20 4-50 4-70-2-30 10-150 10-180 0-20 6-50 6-70 2-42 2-76-8-76-32Z",
    lines: "M80 10c-16 20-16 44 0 64M150 10c-14 20-14 44 0 62M330 10c14 20 14 44 0 62M400 10c16 20 16 44 0 64M240 4c-10 24-10 48 0 74",
    eyes: [[205, 42, 9], [275, 42, 9], [115, 42, 6], [365, 42, 6], [42, 42, 5], [438, 42, 5]],
  },
  // Swept wings and one narrow slit.
  swift: {
    hull: "M2 8C60 22 120 20 180 24l30-16 30-4 30 4 30 16c60-4 120-2 178-16-30 26-80 36-130 38l-40 6-40 26-28-10-28 10-40-26-40-6C82 44 32 34 2 8Z",
    lines: "M60 22l40 14M120 22l50 20M420 22l-40 14M360 22l-50 20M210 8l30 40 30-40",
    eyes: [[222, 36, 6], [258, 36, 6], [240, 60, 4]],
  },
};

/** The faces of a die that mean the same, together and in order: `[["move", [1, 2, 3]], …]`. */
export function facesOf(die: readonly string[]): [action: string, faces: number[]][] {
  const found = new Map<string, number[]>();
  die.forEach((action, face) => found.set(action, [...(found.get(action) ?? []), face + 1]));
  return [...found];
}

/** Where the pips of a die's face are, on a grid of three by three. */
export function pipsOf(face: number): [x: number, y: number][] {
  const corners: [number, number][] = [[0, 0], [2, 2], [0, 2], [2, 0]];
  const sides: [number, number][] = [[0, 1], [2, 1]];
  const pairs = [...corners, ...sides].slice(0, face - (face % 2));
  return face % 2 ? [...pairs, [1, 1]] : pairs;
}
