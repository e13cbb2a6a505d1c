import { describe, expect, test } from "vitest";
import { correction, qrCode } from "../src/qr";

describe("a QR code", () => {
  test("is corrected as the standard has it", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test("is as small as its text allows, and none at all if that is too long", () => {
    expect(qrCode("x".repeat(17))).toHaveLength(21);
    expect(qrCode("x".repeat(18))).toHaveLength(25);
    expect(qrCode("x".repeat(134))).toHaveLength(41);
    expect(qrCode("x".repeat(135))).toBeNull();
  });

  test("holds its text: read back module by module", () => {
    const text = "http://192.168.1.20:8000/#/table/AbCdEfGh";
    expect(readBack(qrCode(text)!)).toBe(text);
  });

  test("shows a camera where its corners are", () => {
    const code = qrCode("hullbreach")!;
    const row = (y: number, from: number): string => code[y]!.slice(from, from + 7).map(Number).join("");
    for (const [y, x] of [[0, 0], [0, 14], [14, 0]] as const) {
      expect([row(y, x), row(y + 1, x), row(y + 3, x)]).toEqual(["1111111", "1000001", "1011101"]);
    }
  });
});

/** The way a reader goes through a code of version 3: two columns at a time, around everything that is no data. */
function readBack(code: boolean[][]): string {
  const size = code.length;
  const isSign = (x: number, y: number): boolean =>
    (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9) || x === 6 || y === 6 || (Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  const columns = Array.from({ length: size - 1 }, (_, place) => size - 1 - place).filter((x) => x !== 6);
  const rights = [...columns, 0].filter((_, place) => place % 2 === 0);
  const bits = rights.flatMap((right, pair) => {
    const rows = Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? size - 1 - step : step));
    const left = right === 7 ? 5 : right - 1;
    return rows.flatMap((y) => [right, left].filter((x) => x >= 0 && !isSign(x, y)).map((x) => Number(code[y]![x] !== ((x + y) % 2 === 0))));
  });
  const byte = (from: number): number => parseInt(bits.slice(from, from + 8).join(""), 2);
  return new TextDecoder().decode(Uint8Array.from({ length: byte(4) }, (_, place) => byte(12 + 8 * place)));
}
