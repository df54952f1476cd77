import { classNames } from './class-names'

export function chipClass(on?: boolean, className?: string) {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border-2 px-4 font-medium whitespace-nowrap',
    'transition-colors',
    on
      ? 'border-azulejo bg-tile text-azulejo'
      : 'border-line bg-card text-ink hover:border-edge hover:bg-napkin',
    className,
  )
}
