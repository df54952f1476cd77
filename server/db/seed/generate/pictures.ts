import type { Cuisine } from '@/contract/entities/lists'
import { extraPhotos, photosOf } from '../data/photo-subjects'
import photos from '../photos.json'
import type { Prng } from '../prng'

export type Pictures = {
  header: string | null
  additional: string[]
  logo: string | null
}

const urls = new Map(photos.map(({ fileId, url }) => [fileId, url]))

export function photoUrl(subject: string): string {
  const url = urls.get(`demo-foto-${subject}`)
  if (!url) throw new Error(`no photo of ${subject}`)
  return url
}

/** There are eight emblems in three colour schemes, numbered scheme by scheme. */
const emblems = { pot: 1, cutlery: 2, fish: 3, leaf: 4, glass: 5, flame: 6, sun: 7, grapes: 8 }
const anybodys = [emblems.pot, emblems.cutlery, emblems.sun]

const emblemsOf: Partial<Record<Cuisine, readonly number[]>> = {
  Argentina: [emblems.flame],
  Asador: [emblems.flame, emblems.pot],
  'Bar de tapas': [...anybodys, emblems.glass],
  Marisquería: [emblems.fish],
  Parrilla: [emblems.flame],
  Sidrería: [emblems.glass, emblems.pot],
  'Sin gluten': [emblems.leaf, emblems.cutlery],
  Vegana: [emblems.leaf],
  Vegetariana: [emblems.leaf, emblems.sun],
  Vinoteca: [emblems.glass, emblems.grapes],
}

const logoUrl = (emblem: number, random: Prng) => `/files/demo-logo-${emblem + 8 * random.int(0, 2)}/320.webp`

/** Somewhat more than half of the restaurants have a photo of their own kind of food. For the others the web draws a plate. */
export function picturesOf(cuisine: Cuisine, used: Map<string, number>, random: Prng): Pictures {
  const fitting = photosOf[cuisine]
  const logo = random.chance(0.3) ? logoUrl(random.pick(emblemsOf[cuisine] ?? anybodys), random) : null
  if (fitting.length === 0 || random.chance(0.35)) return { header: null, additional: [], logo }
  const header = leastUsed(fitting, used, random)
  used.set(header, (used.get(header) ?? 0) + 1)
  const others = [...fitting, ...extraPhotos(cuisine)].filter((subject) => subject !== header)
  const count = random.weighted([0, 2, 3, 4, 5, 6], (one) => (one === 0 ? 2 : 1))
  const additional = random.sample([...new Set(others)], count).map(photoUrl)
  return { header: photoUrl(header), additional, logo }
}

/** Chooses a photo that is used least, so that neighbours do not show the same plate. */
function leastUsed(subjects: readonly string[], used: Map<string, number>, random: Prng): string {
  const fewest = Math.min(...subjects.map((subject) => used.get(subject) ?? 0))
  return random.pick(subjects.filter((subject) => (used.get(subject) ?? 0) <= fewest + 1))
}
