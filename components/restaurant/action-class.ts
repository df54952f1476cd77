export const actionClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-lg border border-line bg-card px-1 text-sm font-semibold ' +
  'hover:border-edge hover:bg-napkin md:min-h-12 md:flex-row md:gap-2 md:px-5 md:text-base'
