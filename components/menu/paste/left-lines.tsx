'use client'

import { Button } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import { insertDish } from '../edit-menu'
import type { MenuLabels } from '../labels'
import { emptyDish, newKey } from '../menu-values'
import type { MenuEditor } from '../use-menu-editor'
import type { Paste } from './use-paste'

type Props = { paste: Paste; editor: MenuEditor; labels: MenuLabels }

/** Nothing of the text goes missing unseen: what was not understood is shown, and can still become a dish. */
export function LeftLines({ paste, editor, labels }: Props) {
  const texts = labels.paste
  const left = paste.read?.left ?? []
  if (!paste.read || left.length === 0 || !paste.filled) return null

  function keep(rest: typeof left) {
    if (paste.read) paste.setRead({ ...paste.read, left: rest })
  }

  function add(words: string) {
    editor.change(({ categories, ...values }) => {
      const last = categories.at(-1)
      const dish = emptyDish(words)
      return {
        ...values,
        categories: last
          ? insertDish(categories, dish, { category: categories.length - 1, item: last.items.length })
          : [{ key: newKey(), name: labels.courses.firsts, items: [dish] }],
      }
    })
  }

  return (
    <div className="rounded bg-mustard/20 p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base">{texts.left}</h2>
        <Button variant="quiet" onClick={() => keep([])}>
          {texts.dropLines}
        </Button>
      </div>
      <ul>
        {left.map((one) => (
          <li
            key={`${one.line} ${one.words}`}
            className="flex flex-wrap items-center justify-between gap-x-3"
          >
            <span className="min-w-0 wrap-anywhere">«{one.words}»</span>
            <Button
              variant="quiet"
              aria-label={fill(texts.addLineLabel, { words: one.words })}
              onClick={() => {
                add(one.words)
                keep(left.filter((other) => other !== one))
              }}
            >
              {texts.addLine}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
