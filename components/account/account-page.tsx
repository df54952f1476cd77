import type { ReactNode } from 'react'

type Props = { title: string; lead: ReactNode; children: ReactNode }

/** The common frame of sign-in, sign-up and password recovery: a title, a text and a form. */
export function AccountPage({ title, lead, children }: Props) {
  return (
    <div className="container-page grid gap-10 py-10 md:grid-cols-2 md:gap-16 md:py-20">
      <div>
        <h1 className="text-5xl text-balance md:text-7xl">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-soft md:text-xl">{lead}</p>
      </div>
      <div className="w-full max-w-lg md:rounded md:border md:border-line md:bg-card md:p-8 md:shadow-sheet">
        {children}
      </div>
    </div>
  )
}
