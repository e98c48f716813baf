/** A stream of numbers from 0 to 1 that is the same for the same seed, on every machine. */
export type Random = {
  next: () => number
  between: (low: number, high: number) => number
  chance: (share: number) => boolean
}

/** A number for a text, well mixed. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
  }
}

export type Noise = (x: number) => number

/** Smooth noise from -1 to 1; octaves add detail on top of the long waves. */
export function noiseFrom(random: Random, octaves: number, roughness = 0.5): Noise {
  const values = Array.from({ length: 256 }, () => random.next() * 2 - 1)
  const at = (index: number) => values[((index % 256) + 256) % 256] ?? 0
  const wave = (x: number) => {
    const index = Math.floor(x)
    const t = x - index
    const ease = t * t * t * (t * (t * 6 - 15) + 10)
    return at(index) + (at(index + 1) - at(index)) * ease
  }
  return (x) => {
    let [sum, strength, total] = [0, 1, 0]
    for (let octave = 0; octave < octaves; octave++) {
      sum += wave(x * 2 ** octave + octave * 37) * strength
      total += strength
      strength *= roughness
    }
    return sum / total
  }
}
