/** What comes flying, as the rules call it. */
export const hazardOf = (meteor: boolean, size: string): string => (meteor ? `${size}_meteor` : size === "large" ? "heavy_shot" : "light_shot");
