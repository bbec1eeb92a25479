/** What can be heard; every sound is made here, none is loaded. */
export type Sound = 'die' | 'hit' | 'critical' | 'miss' | 'tracks' | 'aircraft';

interface Voice {
  /** Pitch at the beginning and at the end; noise where there is none. */
  readonly tone?: readonly [from: number, to: number];
  /** The noise is let through below this pitch. */
  readonly noise?: number;
  readonly seconds: number;
  readonly loud: number;
}

const VOICES: Readonly<Record<Sound, Voice>> = {
  die: { noise: 4200, seconds: 0.05, loud: 0.25 },
  miss: { noise: 900, seconds: 0.12, loud: 0.12 },
  hit: { tone: [170, 55], noise: 1400, seconds: 0.22, loud: 0.4 },
  critical: { tone: [110, 30], noise: 700, seconds: 0.5, loud: 0.55 },
  tracks: { noise: 260, seconds: 0.35, loud: 0.2 },
  aircraft: { tone: [95, 130], seconds: 0.6, loud: 0.14 },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function hissIn(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

/** Plays it after so many milliseconds. A browser that has no sound, or may not make any before somebody has touched the page, stays silent. */
export function play(sound: Sound, afterMs = 0): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const audio = context;
  // a browser puts it to sleep while the page is in the background
  if (audio.state === 'suspended') void audio.resume();
  const { tone, noise, seconds, loud } = VOICES[sound];
  const [start, end] = [audio.currentTime + afterMs / 1000, audio.currentTime + afterMs / 1000 + seconds];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(audio.destination);
  if (tone !== undefined) {
    const voice = audio.createOscillator();
    voice.type = 'triangle';
    voice.frequency.setValueAtTime(tone[0], start);
    voice.frequency.exponentialRampToValueAtTime(tone[1], end);
    voice.connect(volume);
    voice.start(start);
    voice.stop(end);
  }
  if (noise !== undefined) {
    const [voice, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
    voice.buffer = hissIn(audio);
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(noise, start);
    voice.connect(filter);
    filter.connect(volume);
    voice.start(start);
    voice.stop(end);
  }
}
