/**
 * Whatever tests draw at random begins at a seed, the same every time, so that a commit has one answer. PROPERTY_SEED=7 looks
 * elsewhere, PROPERTY_SEED=random (vitest.config.ts picks it and says it) somewhere new, PROPERTY_RUNS=30 thirty times as long.
 */
const { PROPERTY_SEED, PROPERTY_RUNS, PROPERTY_HALF } = process.env

const number = (name: string, text: string | undefined, otherwise: number) => {
  const value = text ? Number(text) : otherwise
  if (!(value >= 0)) throw new Error(`${name} is no number: ${text}`)
  return value
}

/** A suite that runs on two databases draws half of it on each, and not the same. */
const half = number('PROPERTY_HALF', PROPERTY_HALF, 0)
const shift = number('PROPERTY_SEED', PROPERTY_SEED, 0) + (half === 2 ? 1000 : 0)
const factor = number('PROPERTY_RUNS', PROPERTY_RUNS, 1) / (half === 0 ? 1 : 2)

/** Tests with several seeds keep them apart. */
export const seedOf = (own: number) => (own + shift) % 2 ** 31

export const runs = (usual: number) => Math.max(1, Math.ceil(usual * factor))
