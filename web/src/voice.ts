/** The clips of the ship's computer. Their addresses hold a hash, so a browser asks for each of them once. */
const files = import.meta.glob<string>("@hullbreach/voice/clips/*/*.ogg", { query: "?url", import: "default", eager: true });

const FILE = /\/([a-z]+)\/([\w-]+)\.ogg$/;
/** As they were recorded. */
const RATE = 22_050;

/** By name: the address of every clip in a language. */
function addresses(language: string): [name: string, address: string][] {
  return Object.entries(files).flatMap(([path, address]): [string, string][] => {
    const [, spoken, name] = FILE.exec(path) ?? [];
    return spoken === language && name ? [[name, address]] : [];
  });
}

/** All that can be said in a language, ready to be played. A browser need not be allowed to sound for that. */
export async function loadClips(language: string): Promise<Map<string, AudioBuffer>> {
  const decoder = new OfflineAudioContext(1, 1, RATE);
  const clip = async ([name, address]: [string, string]): Promise<[string, AudioBuffer]> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    return [name, await decoder.decodeAudioData(await response.arrayBuffer())];
  };
  return new Map(await Promise.all(addresses(language).map(clip)));
}
