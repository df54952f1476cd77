import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { publicLinks } from './public-links'

export async function HeaderLinks({ label }: { label: string }) {
  const t = await getTranslations('nav')
  return (
    <nav aria-label={label} className="hidden lg:block">
      <ul className="flex gap-1">
        {publicLinks.map(({ href, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-11 items-center rounded px-3 font-semibold hover:text-check-ink hover:underline hover:decoration-2 hover:underline-offset-8"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
