import { AlertIcon } from '@/components/ui/icons'
import type { UserTemplate } from '@/contract/entities/template'
import type { LayoutWarning } from '@/contract/rules/menu-layout'
import { fill } from '@/lib/i18n/fill'
import { blockName } from './block-name'
import type { EditorLabels } from './labels'
import { type Block, layersOf } from './state/design'

type Props = {
  warnings: readonly LayoutWarning[]
  hardToRead: readonly Block[]
  design: UserTemplate
  labels: EditorLabels
}

/** What of the design will not be seen as it is meant, in words. */
export function Warnings({ warnings, hardToRead, design, labels }: Props) {
  const unread = hardToRead.map((block) =>
    fill(labels.warnings.lowContrast, { block: blockName(design, block, labels) }),
  )
  const lines = [...new Set([...warnings.map((warning) => inWords(warning, design, labels)), ...unread])]
  return (
    <div role="status" aria-label={labels.warnings.title}>
      {lines.length > 0 ? (
        <ul className="max-h-24 overflow-y-auto border-t border-line bg-mustard px-4 py-2 text-sm font-semibold text-on-mustard">
          {lines.map((line) => (
            <li key={line} className="flex gap-2 py-0.5">
              <AlertIcon className="mt-px size-4.5 shrink-0" />
              {line}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function inWords({ code, block: named, lines }: LayoutWarning, design: UserTemplate, labels: EditorLabels) {
  const { warnings: texts } = labels
  const byCode = {
    overflow: lines === undefined ? texts.overflow : lines === 1 ? texts.overflowOne : texts.overflowMany,
    'box-too-small': texts.boxTooSmall,
    'broken-word': texts.brokenWord,
    'missing-characters': texts.missingCharacters,
    'missing-font': texts.missingFont,
    'small-type': texts.smallType,
  }
  const block = layersOf(design).find((one) => one === named)
  return fill(byCode[code], { block: block ? blockName(design, block, labels) : named, lines: lines ?? 0 })
}
