'use client'

import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { forgetCopies, type SavedPage, savedPages } from '@/lib/browser/offline-copies'
import { cameFrom } from './came-from'
import { seenAtText } from './seen-at-text'

const offlinePath = '/sin-conexion'
const lookEveryMs = 3000

async function isBack() {
  if (!navigator.onLine || document.hidden) return false
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** The stored pages. As soon as the connection returns, goes to the requested page. */
export function SavedPages({ labels }: { labels: Messages['offline']['page'] }) {
  const [pages, setPages] = useState<SavedPage[]>()

  useEffect(() => {
    const ending = document.title.match(/ · [^·]+$/)?.[0] ?? ''
    savedPages().then((found) =>
      setPages(found.filter(({ href }) => href !== offlinePath).map(withoutEnding(ending))),
    )
    const goOn = () => {
      const from = cameFrom(window.location)
      if (from) window.location.replace(from)
    }
    // Some browsers do not report that they are online again.
    const timer = setInterval(async () => (await isBack()) && goOn(), lookEveryMs)
    window.addEventListener('online', goOn)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', goOn)
    }
  }, [])

  async function forget() {
    await forgetCopies()
    setPages([])
  }

  if (!pages) return null
  if (pages.length === 0) return <p className="text-lg text-soft">{labels.none}</p>
  return (
    <>
      <h2 className="text-2xl">{labels.saved}</h2>
      <ul className="mt-3">
        {pages.map(({ href, title, seenAt }) => (
          <li key={href} className="border-t border-line">
            <a href={href} className="flex min-h-14 flex-col justify-center py-2 hover:text-check-ink">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-soft">{seenAtText(seenAt, new Date(), labels)}</span>
            </a>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-6" onClick={forget}>
        {labels.forget}
      </Button>
    </>
  )
}

/** Every title ends with the site's name, so it is removed here. */
const withoutEnding = (ending: string) => (page: SavedPage) => ({
  ...page,
  title: page.title.endsWith(ending) ? page.title.slice(0, page.title.length - ending.length) : page.title,
})
