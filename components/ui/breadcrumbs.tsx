import { ChevronRightIcon } from './icons'
import { Link } from './link'

type Crumb = { label: string; href?: string }

/** The last crumb is the current page and has no link. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-soft">
        {crumbs.map(({ label: text, href }, index) => (
          <li key={text} className="flex items-center gap-x-1.5">
            {index > 0 ? <ChevronRightIcon className="size-4 shrink-0" /> : null}
            {href ? (
              <Link href={href} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
