'use client'

import type { Messages } from 'next-intl'
import { useId, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog, opensDialog } from '@/components/ui/dialog'
import { GinghamBand } from '@/components/ui/gingham-band'
import { IconButton } from '@/components/ui/icon-button'
import { ArrowRightIcon, GlobeIcon, MenuIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { languages } from '@/contract/languages'
import { useSignedIn } from '@/lib/browser/signed-in'
import { colonHere, languageHere } from '@/lib/language/here'
import { LanguageLinks } from './language-links'
import { languagesId } from './languages-id'
import { publicLinks } from './public-links'

type Props = { labels: Messages['nav']; languagesTitle: string }

/** The full-screen menu on a phone. Where the browser supports it, the menu opens before hydration. */
export function MobileMenu({ labels, languagesTitle }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const signedIn = useSignedIn()
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden">
      <IconButton
        label={labels.open}
        icon={<MenuIcon className="size-7" />}
        className="-mr-2"
        {...opensDialog(id, () => setOpen(true))}
      />
      <Dialog
        id={id}
        shape="full"
        open={open}
        onClose={close}
        title={labels.menu}
        closeLabel={labels.close}
        className="flex flex-col"
        footer={signedIn ? undefined : <SignIn label={labels.signin} onClick={close} />}
      >
        <GinghamBand className="-mx-5 mb-4 h-3 [--check-size:6px]" />
        <nav aria-label={labels.main}>
          <ul>
            {publicLinks.map(({ href, text }) => (
              <li key={href} className="border-b border-line">
                <Link
                  href={href}
                  onClick={close}
                  className="flex min-h-20 items-center justify-between font-display text-4xl font-extrabold tracking-tight hover:text-check-ink"
                >
                  {labels[text]}
                  <ArrowRightIcon className="size-8 text-check-ink" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {open ? <Languages title={languagesTitle} /> : <WayToLanguages title={languagesTitle} />}
      </Dialog>
    </div>
  )
}

/** In the menu itself: at the foot, the cookie notice of a first visit covers them. No page carries them here before it is opened. */
function Languages({ title }: { title: string }) {
  return (
    <nav aria-label={title} className="mt-4">
      <p aria-hidden="true" className="flex items-center gap-2 font-semibold">
        <GlobeIcon className="size-5.5" />
        {title}
      </p>
      <ul className="grid grid-cols-2 gap-x-4 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center hover:[&_a]:underline [&_[aria-current]]:font-bold">
        <LanguageLinks />
      </ul>
    </nav>
  )
}

/** Until the menu's code runs. */
function WayToLanguages({ title }: { title: string }) {
  return (
    <a
      href={`#${languagesId}`}
      className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
    >
      <GlobeIcon className="size-5.5" />
      {`${title}${colonHere()} ${languages[languageHere()].name}`}
    </a>
  )
}

function SignIn({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ButtonLink href="/signin" size="lg" wide onClick={onClick}>
      {label}
    </ButtonLink>
  )
}
