import { classNames } from './class-names'

const variants = {
  primary: 'bg-check text-on-check hover:bg-check-deep',
  secondary: 'border-2 border-ink/85 bg-card text-ink hover:bg-napkin',
  /** For a second action with the same result as the primary button beside it. */
  ink: 'bg-ink text-paper hover:bg-ink/85',
  quiet: 'text-azulejo hover:bg-tile',
  /** For a mustard ground, which has the same colour in light and dark mode. */
  tag: 'bg-on-mustard text-mustard hover:bg-on-mustard/85',
  tagline: 'border-2 border-on-mustard text-on-mustard hover:bg-on-mustard/10',
}

const sizes = {
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-13 px-6 text-lg',
}

export type ButtonLook = {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** As wide as its container. */
  wide?: boolean
}

const base =
  'inline-flex items-center justify-center gap-2 rounded font-semibold leading-tight text-center ' +
  'transition-[background-color,filter,transform] enabled:active:translate-y-px disabled:not-aria-busy:opacity-55 ' +
  'forced-colors:border-2 forced-colors:border-[ButtonBorder]'

export function buttonClass({ variant = 'primary', size = 'md', wide }: ButtonLook, className?: string) {
  return classNames(base, variants[variant], sizes[size], wide && 'w-full', className)
}
