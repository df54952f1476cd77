import { useId } from 'react'
import { houseLanguage } from '@/lib/language/here'

type Credit = { title: string; attribution: string; source: string; licence: string; licenceUrl: string }

/** Works are named as they are called, most of them in Castilian. */
export function CreditList({ title, text, credits }: { title: string; text: string; credits: Credit[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-soft">{text}</p>
      <ul lang={houseLanguage()} className="mt-4 grid gap-x-10 md:grid-cols-2">
        {credits.map((credit) => (
          <li key={credit.title} className="border-t border-line py-3">
            <a href={credit.source} rel="noopener" className="link inline-block py-1">
              {credit.title}
            </a>
            <p>{credit.attribution}</p>
            <p className="text-sm">
              <a href={credit.licenceUrl} rel="license noopener" className="link inline-block py-1">
                {credit.licence}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
