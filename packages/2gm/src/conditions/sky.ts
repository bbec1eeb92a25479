/** What the sky does, in the order of the table (2GM-WEATHER-03 to 2GM-WEATHER-14). */
export const CLEAR = 0;
export const FOG = 1;
export const RAIN = 2;
export const STORM = 4;

export const WEATHERS = ['clear', 'fog', 'rain', 'winds', 'storm'] as const;
