import { buttonClass } from './button-class'
import { ChevronLeftIcon, ChevronRightIcon } from './icons'
import { Link } from './link'

type Props = {
  page: number
  pages: number
  href: (page: number) => string
  labels: { nav: string; previous: string; next: string; of: string }
}

/** Real links, so that pages of results work without JavaScript and can be crawled. `labels.of` is «Página 2 de 7», filled in. */
export function Pagination({ page, pages, href, labels }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label={labels.nav} className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev" className={buttonClass({ variant: 'secondary' })}>
          <ChevronLeftIcon />
          {labels.previous}
        </Link>
      ) : (
        <span />
      )}
      <span className="figures text-soft">{labels.of}</span>
      {page < pages ? (
        <Link href={href(page + 1)} rel="next" className={buttonClass({ variant: 'secondary' })}>
          {labels.next}
          <ChevronRightIcon />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
