const amount =
  /(?<![\d:.,/])(\d{1,3})(?:(?:[.,']| (?:euros? )?con )(\d{1,2}))?(?:\s?(?:€|euros?|eur|pavos|e)(?![a-z]))?(?![\d:]|[.,/]\d|\s?h)/

export type AmountSaid = { euros: number; rest: string }

/** The first amount in a plain text, and the text without the amount. */
export function amountIn(plain: string): AmountSaid | null {
  const match = amount.exec(plain)
  if (!match) return null
  const [whole, euros, cents = '0'] = match
  const value = Number(euros) + Number(cents.padEnd(2, '0')) / 100
  const rest = `${plain.slice(0, match.index)} ${plain.slice(match.index + whole.length)}`
  return { euros: Math.round(value * 100) / 100, rest }
}

const clock =
  /(?<![\d/.,])(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?:\s?(?:h|horas?)(?![a-z]))?(?: y (media|cuarto))?(?: de la (manana|tarde|noche))?(?![\d€/]|\s?eur)/

/** A time of the day in minutes: «a las 12», «12:30», «12 y media», «9 de la noche». */
export function timeIn(plain: string): number | null {
  const match = clock.exec(plain)
  if (!match) return null
  const [, hours, minutes, part, half] = match
  const minute = minutes ? Number(minutes) : part === 'media' ? 30 : part === 'cuarto' ? 15 : 0
  const late = half !== undefined && half !== 'manana' && Number(hours) < 12 ? 12 : 0
  const total = (Number(hours) + late) * 60 + minute
  return minute < 60 && total < 24 * 60 ? total : null
}
