/**
 * Days and months in the languages that Chromium does not have: it would write them in English, also where the server has written them
 * right. Written as Intl writes them on the server. The first day is Sunday.
 */
const names = {
  gl: {
    weekday: {
      long: 'domingo luns martes mércores xoves venres sábado',
      short: 'dom. luns mar. mér. xov. ven. sáb.',
    },
    month: {
      long: 'xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro',
      short: 'xan. feb. mar. abr. maio xuño xul. ago. set. out. nov. dec.',
    },
  },
  eu: {
    weekday: {
      long: 'igandea astelehena asteartea asteazkena osteguna ostirala larunbata',
      short: 'ig. al. ar. az. og. or. lr.',
    },
    month: {
      long: 'urtarrila otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua',
      short: 'urt. ots. mar. api. mai. eka. uzt. abu. ira. urr. aza. abe.',
    },
  },
}

export type Named = keyof typeof names

export type Parts = Partial<Record<'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute', string>>

const isLong = (style: string | undefined) => (style === 'long' ? 'long' : 'short')
const english = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** The parts of a date, with its words in a language of ours and its figures as in Castilian. */
export function ownParts(language: Named, options: Intl.DateTimeFormatOptions) {
  const { month, weekday, ...figures } = options
  const inFigures = new Intl.DateTimeFormat('es-ES', {
    ...figures,
    ...(month && { month: month === '2-digit' ? month : 'numeric' }),
  })
  const inEnglish = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: options.timeZone })
  const { [language]: own } = names
  const months = own.month[isLong(month)].split(' ')
  const weekdays = own.weekday[isLong(weekday)].split(' ')
  return (date: Date): Parts => {
    const parts: Parts = Object.fromEntries(
      inFigures.formatToParts(date).map(({ type, value }) => [type, value]),
    )
    if (month === 'long' || month === 'short') parts.month = months[Number(parts.month) - 1]
    if (weekday) parts.weekday = weekdays[english.indexOf(inEnglish.format(date))]
    return parts
  }
}
