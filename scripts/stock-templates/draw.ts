import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stockShapes } from '../../contract/rules/menu-layout/formats'
import { stockDesigns } from '../../contract/stock-templates'
import { zonesOf } from '../../contract/stock-templates/zones'
import { drawings } from './drawings'

/** What it writes is committed: run it again only when a drawing or a zone changes. */
export function drawAll(folder: string) {
  for (const { key, composition } of stockDesigns) {
    mkdirSync(path.join(folder, key), { recursive: true })
    for (const shape of stockShapes) {
      const drawn = drawings[key]?.(zonesOf(shape, composition))
      if (!drawn) throw new Error(`${key}: nobody draws it`)
      writeFileSync(path.join(folder, key, `${shape}.svg`), `${drawn}\n`)
    }
  }
}
