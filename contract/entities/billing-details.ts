import { z } from 'zod'
import { isOneLine } from './text'

/** The tax id as on an invoice: without dots, hyphens and blanks. */
export const plainTaxId = (typed: string) => typed.toUpperCase().replace(/[\s.·/-]/g, '')

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** Whether the control character is a letter, a digit or either, by the kind of company. */
const companyControls: Record<string, 'digit' | 'letter' | 'either'> = {
  ...{ A: 'digit', B: 'digit', E: 'digit', H: 'digit' },
  ...{ N: 'letter', P: 'letter', Q: 'letter', R: 'letter', S: 'letter', W: 'letter' },
  ...{ C: 'either', D: 'either', F: 'either', G: 'either', J: 'either', U: 'either', V: 'either' },
}

/** Checks the control character of a Spanish NIF, of a person (DNI, NIE, K, L, M) or of a company. */
export function isTaxId(plain: string): boolean {
  if (/^\d{8}[A-Z]$/.test(plain)) return plain.at(-1) === letterOf(plain.slice(0, 8))
  if (/^[XYZ]\d{7}[A-Z]$/.test(plain))
    return plain.at(-1) === letterOf(`${'XYZ'.indexOf(plain.charAt(0))}${plain.slice(1, 8)}`)
  if (/^[KLM]\d{7}[A-Z]$/.test(plain)) return plain.at(-1) === letterOf(plain.slice(1, 8))
  return /^[A-Z]\d{7}[\dA-J]$/.test(plain) && isCompany(plain)
}

const letterOf = (digits: string) => letters[Number(digits) % 23]

function isCompany(plain: string) {
  const control = companyControls[plain.charAt(0)]
  if (!control) return false
  const sum = [...plain.slice(1, 8)].reduce((total, digit, at) => total + weight(Number(digit), at), 0)
  const due = (10 - (sum % 10)) % 10
  const given = plain.at(-1)
  if (control !== 'letter' && given === String(due)) return true
  return control !== 'digit' && given === 'JABCDEFGHI'[due]
}

/** The digit's weight. Doubled digits count as the sum of their digits. */
function weight(digit: number, at: number) {
  if (at % 2 === 1) return digit
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2
}

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, 'required').max(max, 'too-long').refine(isOneLine, 'characters'))

/** The customer of an invoice, as registered at the tax office. */
export const billingDetails = z.object({
  name: line(120),
  taxId: z
    .string()
    .max(40)
    .transform(plainTaxId)
    .pipe(z.string().min(1, 'required').refine(isTaxId, 'tax-id')),
  address: line(160),
  postcode: z
    .string()
    .trim()
    .regex(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'postcode'),
  city: line(80),
})

export type BillingDetails = z.infer<typeof billingDetails>
