import { wordTable } from '@/contract/word-table'

/** Days, hours and numbers of the languages beside Spanish, word for word: the chatbot counts with Spanish ones. */
const words = wordTable<string>({})
const say = (spanish: string, others: string) => {
  for (const other of others.split(' ')) words[other] = spanish
}
say('lunes', 'dilluns luns segunda-feira monday')
say('martes', 'dimarts tuesday')
say('miercoles', 'dimecres mercores wednesday')
say('jueves', 'dijous xoves thursday')
say('viernes', 'divendres venres friday')
say('sabado', 'dissabte saturday')
say('domingo', 'diumenge sunday')
say('hoy', 'hoxe gaur avui hui gaurko gaurkoa gaurkorako today')
say('manana', 'dema demà maña mañá bihar biharko biharkoa biharrerako tomorrow')
say('ayer', 'onte atzo atzoko ahir yesterday')
say('1', 'unha one ordubata ordubatean ordubatak ordubatetik')
say('2', 'dues duas two biak bietan bietatik')
say('3', 'three hiru hirurak hiruretan hiruak')
say('4', 'quatre catro four lau laurak lauretan lauak lauetan')
say('5', 'cinc five bost bostak bostetan')
say('6', 'sis six sei')
say('7', 'set sete seven zazpi zazpiak zazpietan')
say('8', 'vuit huit oito eight zortzi zortziak zortzietan zortzietatik')
say('9', 'nou nove nine bederatzi bederatziak bederatzietan')
say('10', 'deu dez ten hamar hamarrak hamarretan')
say('11', 'onze eleven hamaika hamaikak hamaiketan')
say('12', 'dotze twelve hamabi hamabiak hamabietan hamabietatik')
say('13', 'tretze trece thirteen hamahiru')
say('14', 'catorze fourteen hamalau')
say('15', 'quinze fifteen hamabost')
say('16', 'setze dezaseis sixteen hamasei')
say('17', 'disset dezasete seventeen hamazazpi')
say('18', 'divuit dihuit dezaoito eighteen hemezortzi')
say('20', 'vint vinte twenty hogei')
say('media', 'mitja mitjana erdiak erdietan')
say('y', 'eta i e')

/** «larunbatekoa», «igandera», «ostegunetik»: a day of the Basque week with any ending. */
const basqueDay =
  /^(astelehen|astearte|asteazken|ostegun|ostiral|larunbat|igande)(?:a|ak|an|ean|etan|erako|rako|erakoa|eko|ko|ekoa|koa|ekoari|era|ra|etik|tik|ari)?$/
const basque: Record<string, string> = {
  astelehen: 'lunes',
  astearte: 'martes',
  asteazken: 'miercoles',
  ostegun: 'jueves',
  ostiral: 'viernes',
  larunbat: 'sabado',
  igande: 'domingo',
}
const dayInBasque = (word: string) => basque[basqueDay.exec(word)?.[1] ?? '']

const number = String.raw`(\d{1,2}|una|dos|tres)`
const shapes: [RegExp, (hour: number, quarters: number) => string][] = [
  [
    new RegExp(String.raw`\b(?:(un|dos|tres|1|2|3) )?quarts? (?:de |d')(?:l[ae]s )?${number}\b`),
    (hour, quarters) => `${(hour + 11) % 12 || 12}:${quarters * 15}`,
  ],
  [new RegExp(String.raw`\bhalf (?:past )?${number}\b`), (hour) => `${hour}:30`],
  [
    new RegExp(String.raw`\b(5|10|20) to ${number}\b`),
    (hour, minutes) => `${(hour + 11) % 12 || 12}:${60 - minutes}`,
  ],
  [new RegExp(String.raw`\bquarter past ${number}\b`), (hour) => `${hour}:15`],
  [new RegExp(String.raw`\bquarter to ${number}\b`), (hour) => `${(hour + 11) % 12 || 12}:45`],
]
const numberOf: Record<string, number> = { una: 1, un: 1, dos: 2, tres: 3 }
const counted = (word: string | undefined) => (word === undefined ? 1 : (numberOf[word] ?? Number(word)))

/** A text with its days, hours and numbers in Spanish: «tres quarts de quatre» is «3:45». */
export function inSpanish(text: string): string {
  const known = text
    .toLowerCase()
    .replace(/d'(?=\p{L})/gu, 'de ')
    .replace(
      /\p{L}[\p{L}\p{M}]*/gu,
      (word) =>
        words[word.normalize('NFD').replace(/\p{M}/gu, '')] ?? words[word] ?? dayInBasque(word) ?? word,
    )
  for (const [shape, time] of shapes) {
    const match = shape.exec(known)
    if (match)
      return known.replace(
        match[0],
        time(counted(match.at(-1)), counted(match.length > 2 ? match[1] : undefined)),
      )
  }
  return known
}
