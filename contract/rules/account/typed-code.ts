export const withoutSpaces = (typed: string) => typed.replace(/[\s-]/g, '')

/** Crockford's base 32: reads letters that look like a digit as that digit. */
export const tidyRecoveryCode = (typed: string) =>
  withoutSpaces(typed).toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1')

/** Groups of four characters, easy to copy by hand. */
export const spacedRecoveryCode = (code: string) => (code.match(/.{1,4}/g) ?? []).join('-')
