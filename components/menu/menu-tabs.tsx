'use client'

import { usePathname } from 'next/navigation'
import type { Messages } from 'next-intl'
import { LinkTabs } from '@/components/ui/link-tabs'

/** Set `exists` when you build a page: until then no link leads to the page. */
const pages = [
  { href: '/menu', text: 'today', exists: true },
  { href: '/menu/semana', text: 'week', exists: true },
  { href: '/menu/historial', text: 'history', exists: true },
] as const

export function MenuTabs({ labels }: { labels: Messages['menuTabs'] }) {
  const path = usePathname()
  return (
    <LinkTabs
      label={labels.title}
      tabs={pages
        .filter(({ exists }) => exists)
        .map(({ href, text }) => ({ href, label: labels[text], current: path === href }))}
    />
  )
}
