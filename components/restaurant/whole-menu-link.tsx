'use client'

import { useEffect } from 'react'
import { wholeMenuId } from '@/lib/whole-menu'

const memory = 'menu-entero'

/** Opens every course of the page's menus. The browser tab remembers it for the next restaurants. */
export function WholeMenuLink({ text }: { text: string }) {
  useEffect(() => {
    const openIfAsked = () => {
      if (location.hash === `#${wholeMenuId}` || isRemembered()) openCourses()
    }
    openIfAsked()
    window.addEventListener('hashchange', openIfAsked)
    return () => window.removeEventListener('hashchange', openIfAsked)
  }, [])

  return (
    <a
      href={`#${wholeMenuId}`}
      onClick={(event) => {
        event.preventDefault()
        rememberWholeMenu()
        openCourses()
      }}
      className="whole-menu-link inline-flex min-h-11 items-center font-semibold text-azulejo underline underline-offset-4 hover:decoration-2 print:hidden"
    >
      {text}
    </a>
  )
}

function openCourses() {
  document.documentElement.dataset.wholeMenu = ''
  for (const course of document.querySelectorAll<HTMLDetailsElement>('.menu-more')) course.open = true
}

/** The browser forbids storage: the choice is not kept. */
function rememberWholeMenu() {
  try {
    sessionStorage.setItem(memory, '1')
  } catch {}
}

function isRemembered() {
  try {
    return sessionStorage.getItem(memory) !== null
  } catch {
    return false
  }
}
