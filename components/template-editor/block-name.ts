import type { UserTemplate } from '@/contract/entities/template'
import { fill } from '@/lib/i18n/fill'
import type { EditorLabels } from './labels'
import { type Block, isText, textOf } from './state/design'

const longest = 24

/** The name of a block. An owner's own text is named by its first words. */
export function blockName(design: UserTemplate, block: Block, { blocks }: EditorLabels) {
  if (!isText(block)) return blocks[block]
  const text = textOf(design, block).trim().replace(/\s+/g, ' ')
  if (!text) return blocks.text
  const filled = Object.entries(blocks.facts).find(([fact]) => text === `{${fact}}`)
  if (filled) return filled[1]
  return fill(blocks.named, { text: text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text })
}
