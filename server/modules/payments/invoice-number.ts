import { localNow } from '@/contract/rules/time/local-time'

type Numbered = { series: string; number: number }

/** The number that is printed on an invoice of ours. */
export const numberOf = ({ series, number }: Numbered) => `${series}-${String(number).padStart(5, '0')}`

/** The number without characters that a file's name cannot have. */
export const safeNumber = (number: string) => number.replace(/[^\w-]/g, '')
/** The year of the printed date: in Madrid, the year ends one hour earlier than in UTC. */
export const invoiceYear = (at: Date) => localNow(at, 'Europe/Madrid').date.slice(0, 4)
