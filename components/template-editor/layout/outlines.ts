import type { FaceKey } from '@/contract/menu-fonts'
import type { FontMetrics } from '@/contract/rules/menu-layout/types'

type Drawn = { unitsPerEm: number; paths: ReadonlyMap<string, string> }

const drawn = new Map<FaceKey, Drawn>()

/** Characters that exist only as outlines are no browser font. Painters get the outlines here. */
export function keepOutlines(face: FaceKey, { chars, outlines, unitsPerEm }: FontMetrics) {
  const all = [...chars].map((char, at): [string, string] => [char, outlines?.[at] ?? ''])
  drawn.set(face, { unitsPerEm, paths: new Map(all) })
}

export const outlinesOf = (face: FaceKey) => drawn.get(face)
