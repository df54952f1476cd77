import { classNames } from './class-names'

/** Mantel's one ornament. */
export function GinghamBand({ className = 'h-3 [--check-size:4px]' }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('gingham', className)} />
}
