'use client'

import type { MenuContent } from '@/contract/entities/menu'
import type { MenuLabels } from '../labels'
import { useWrittenLanguage } from '../written-language'
import { menuText } from './menu-text'

/** A menu as text: its facts in the language of the page, its dishes in that of the kitchen. */
export function MenuWords({ content, labels }: { content: MenuContent; labels: MenuLabels }) {
  const written = useWrittenLanguage()
  const { categories, observation, ...facts } = content
  const head = menuText({ ...facts, categories: [] }, labels)
  return (
    <>
      {head ? `${head}\n\n` : null}
      <span lang={written}>{menuText({ categories, observation }, labels)}</span>
    </>
  )
}
