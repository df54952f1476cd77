import type { ReactNode } from 'react'

export const sectionIds = [
  'identity',
  'services',
  'place',
  'contact',
  'menu',
  'carta',
  'specialMenus',
  'photos',
] as const

export type SectionId = (typeof sectionIds)[number]

type Props = { id: SectionId; title: string; children: ReactNode }

export function Section({ id, title, children }: Props) {
  return (
    <section aria-labelledby={`apartado-${id}`} className="border-t border-line pt-7 pb-9">
      <h2 id={`apartado-${id}`} tabIndex={-1} className="scroll-mt-24 text-3xl outline-none">
        {title}
      </h2>
      <div className="mt-5 flex flex-col gap-7">{children}</div>
    </section>
  )
}
