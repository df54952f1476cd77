const spanish = /^[5-9]\d{8}$/

const digitsOf = (text: string) => text.replace(/\D/g, '')

const extension = /(?:#|(?<!\p{L})(?:extensi[oó]n|ext|x))[\s.:=]*\d{1,7}\s*$/iu

/** Converts digits of a Japanese or Arabic keyboard. Removes an extension, because a link cannot dial it. */
const plain = (typed: string) => typed.normalize('NFKC').replace(extension, '')

const isOneNumber = (text: string) => spanish.test(digitsOf(text).replace(/^(?:00)?34(?=\d{9}$)/, ''))

/** Owners write two numbers into one field: the first is the number to call. A slash can also stand inside one number. */
function numbersIn(typed: string): string[] {
  const text = plain(typed)
  if (isOneNumber(text)) return [text]
  return text.split(/[/,;|]|\s(?:o|y)\b/i).filter((part) => digitsOf(part).length >= 3)
}

/** '+34912345678'. Null without a number. A typed country code stays. */
export function internationalNumber(typed: string): string | null {
  const [first = ''] = numbersIn(typed)
  const digits = digitsOf(first)
  if (!digits || digits.length > 15) return null
  if (/^\D*\+/.test(first)) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (digits.startsWith('34') && spanish.test(digits.slice(2))) return `+${digits}`
  return `+34${digits}`
}

export function phoneLink(typed: string): string | null {
  const number = internationalNumber(typed)
  return number && `tel:${number}`
}

/** '912 345 678', with no-break spaces. A foreign number, or several numbers, stay as typed. */
export function phoneText(typed: string): string {
  const national = internationalNumber(typed)?.replace(/^\+34/, '') ?? ''
  if (!spanish.test(national) || numbersIn(typed).length > 1) return typed.trim().replace(/\s+/g, '\u00a0')
  return national.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}

export function whatsappUrl(typed: string, message = ''): string | null {
  const number = internationalNumber(typed)
  if (!number) return null
  return `https://wa.me/${number.slice(1)}${message && `?text=${encodeURIComponent(message)}`}`
}

/**
 * How a number is stored: nine digits for Spain, '+' and the country code for other countries, two numbers as typed. Null when the text is
 * no number that can be called.
 */
export function storedPhone(typed: string): string | null {
  const parts = numbersIn(typed)
  if (parts.length > 1) return parts.every((part) => storedPhone(part)) ? typed.trim() : null
  const number = internationalNumber(typed)
  if (!number || /[\p{L}]/u.test(plain(typed).replace(/^\s*(tel|tfno?|m[oó]vil)\b\.?:?/iu, ''))) return null
  if (number.startsWith('+34')) return spanish.test(number.slice(3)) ? number.slice(3) : null
  if (number.startsWith('+0')) return null
  return number.length >= 9 && number.length <= 16 ? number : null
}
