import { classNames } from './class-names'

/** Reserves the space of content that loads after the page. Give it the size of that content. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded bg-napkin', className)} />
  )
}
