'use client'

import type { Messages } from 'next-intl'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Feature } from '@/lib/host/feature'
import { useOwnPath } from '@/lib/language/use-own-path'

/** Set `exists` when you build a page: until then no link leads to the page. */
const pages = [
  { href: '/menu', text: 'today', exists: true },
  { href: '/menu/semana', text: 'week', exists: true },
  { href: '/menu/historial', text: 'history', exists: true },
  { href: '/menu/idiomas', text: 'languages', exists: true, needs: 'ownTranslations' },
] as const

type Props = { labels: Messages['menuTabs']; missing?: readonly Feature[] }

export function MenuTabs({ labels, missing = [] }: Props) {
  const path = useOwnPath()
  return (
    <LinkTabs
      label={labels.title}
      tabs={pages
        .filter((page) => page.exists && !('needs' in page && missing.includes(page.needs)))
        .map(({ href, text }) => ({ href, label: labels[text], current: path === href }))}
    />
  )
}
