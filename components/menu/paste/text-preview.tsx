'use client'

import { Button } from '@/components/ui/button'
import { CopyIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import type { MenuLabels } from '../labels'
import { contentOf, type MenuValues } from '../menu-values'
import { menuText } from './menu-text'
import { MenuWords } from './menu-words'

/** The menu as text, to check and copy. */
export function TextPreview({ values, labels }: { values: MenuValues; labels: MenuLabels }) {
  const texts = labels.preview
  const content = contentOf(values)
  const text = content.categories.length > 0 ? menuText(content, labels) : ''

  async function copy() {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (copied) notify.success(texts.copied)
    else notify.error(texts.notCopied)
  }

  return (
    <section
      aria-labelledby="menu-preview"
      className="rounded-lg border border-line bg-card p-4 shadow-sheet"
    >
      <h2 id="menu-preview" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        {text ? <MenuWords content={content} labels={labels} /> : texts.empty}
      </p>
      {text ? (
        <Button variant="quiet" className="mt-2 -ml-3" onClick={() => void copy()}>
          <CopyIcon className="size-5" />
          {texts.copy}
        </Button>
      ) : null}
    </section>
  )
}
