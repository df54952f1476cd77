const weekdays: readonly (readonly string[])[] = [
  ['lunes', 'dilluns', 'luns', 'astelehena', 'astelehen'],
  ['martes', 'dimarts', 'asteartea', 'astearte'],
  ['miercoles', 'miecoles', 'mircoles', 'miercole', 'dimecres', 'mercores', 'asteazkena', 'asteazken'],
  ['jueves', 'dijous', 'xoves', 'osteguna', 'ostegun'],
  ['viernes', 'vienes', 'divendres', 'venres', 'ostirala', 'ostiral'],
  ['sabado', 'dissabte', 'larunbata', 'larunbat'],
  ['domingo', 'diumenge', 'igandea', 'igande'],
]
export const weekdayIndex = new Map(
  weekdays.flatMap((names, index) => names.map((name) => [name, index] as const)),
)
const months =
  'ene gen xan urt|feb otsa|mar mart|abr apir|may mai|jun xun eka|jul xul uzta|ago abu|sep set ira|oct out urri|nov aza|dic des dec aben'
export const monthIndex = new Map(
  months.split('|').flatMap((starts, index) => starts.split(' ').map((start) => [start, index + 1] as const)),
)
export const relatives = new Map([
  ['pasado manana', 2],
  ['manana', 1],
  ['dema', 1],
  ['bihar', 1],
  ['hoy', 0],
  ['avui', 0],
  ['hoxe', 0],
  ['gaur', 0],
  ['gaurko', 0],
])

export const weekdayNames = [...weekdayIndex.keys()].join('|')
export const monthNames =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|gener|febrer|marc|maig|juny|juliol|agost|setembre|octubre|novembre|desembre|xaneiro|febreiro|maio|xuno|xullo|setembro|outubro|novembro|decembro|azaroa|abendua|nov|dic|ene|feb|abr|jun|jul|ago|sept|sep|oct'
