import { classNames } from './class-names'

/** Holds the place of what comes after the page; its size is the size of that. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded bg-napkin', className)} />
  )
}
