import { type Amount, amountsIn, standIn } from './amounts'
import { readCorrection } from './corrections'
import { type DayMention, findDay, findMoreDays, findWeek } from './days'
import { withoutLeadIn } from './dishes'
import { factsWith, glue, includeWords, services } from './facts'
import { readHeading } from './headings'
import { isFood, knownBeginning, looksLikeFood } from './known-dishes'
import { pricedTitle, readIncluded, readNote, splitAtFact } from './read-facts'
import { isOrder, isSentence } from './sentences'
import { servedList } from './served-list'
import { splitCourses } from './split-courses'
import { isNote, notes, type Reading, readTalk, talk } from './talk'
import { withoutChat } from './without-chat'
import { fold, listed, stem, stems, wordsOf } from './words'

/** Text after a heading or a day on the same line is a list of dishes. */
const asList = (readings: readonly Reading[]) =>
  readings.map((reading) => (reading.as === 'text' ? { ...reading, inList: true } : reading))

/** «Pues hoy …», «holaa hoy …», «aquest diumenge …». */
function isOpening(text: string, { relative }: DayMention): boolean {
  const folded = fold(text)
  if (/^(?:est[ea]|aquest|el|para el|pal|per al?|xa el?|este proximo|el proximo|para este)$/.test(folded))
    return true
  const greeting = folded.replace(/ (?:pa|para|xa|per|de|d)$/, '')
  return relative === true && wordsOf(greeting).length <= 3 && !isFood(stems(greeting)) && !isNote(text)
}

/** «El domingo igual pero en vez de carrillada, cordero»: a menu that another one tells. */
const sameAgain =
  /^(?:(?:es |sera |va )?(?:igual|lo mismo|el mismo|la misma|el mateix|igual que|o mesmo|same|the same|bera))(?!\p{L})/u

/** «Menú del», «menú Navidad»: words before a day that name no dish. */
function isTitle(text: string, amounts: readonly Amount[]): boolean {
  if (amountsIn(text, amounts).length > 0) return false
  const folded = fold(text)
  return (
    factsWith(text, amounts) !== null ||
    (/^menu(?: [a-z]{2,20}){1,3}$/.test(folded) && !isFood(stems(folded)) && !isNote(text))
  )
}

/** The prices of a line, regardless of its other text. */
function amountsFacts(text: string, amounts: readonly Amount[]): Reading[] {
  const price = text.match(standIn)?.[0]
  const facts = price === undefined ? null : factsWith(price, amounts)
  return facts ? [{ as: 'facts', facts, text }] : []
}

/** «Cena del viernes», «esta noche», «Nochevieja»: the words around a day say the service. */
function serviceBefore(before: string, day: string): Reading[] {
  const night = /noche|noite|nit|gau\b/.test(fold(day))
  const facts = factsWith(night ? 'cena' : before, [])
  return facts?.service ? [{ as: 'facts', facts: { ...facts, includes: [] }, text: day }] : []
}

/** «, el mismo los tres días»: says no more than the days before it. */
const onAllDays =
  /^,? ?(?:(?:el|lo|la) mism[oa]|igual|tot igual)?(?: men[uú])?,? ?(?:(?:para |en )?l[oa]s (?:dos|tres|cuatro|cinco) d[ií]as|todos los d[ií]as)[.,]? ?/iu

/** «: lentejas», «22,50: croquetas», «18 € arroz»: what follows days that share a menu. */
const beginsList = /^[\s,]*(?:[£$]?[\uE000-\uF8FF]|[£$]?\d{1,2}(?:[.,]\d{1,2})?\s*(?=$|[:=–—-])|$|[:=–—-])/u

/** Reads a day: «Menú del martes 24:» at the start, or a day inside a greeting. */
function readDay(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const begins = findWeek(fold(text), today)
  if (begins) return [{ as: 'week', begins }, ...amountsFacts(text, amounts)]
  const folded = fold(text)
  const day = findDay(folded, today)
  if (!day) return null
  const more = findMoreDays(folded, day, today)
  const before = text.slice(0, day.start).trim()
  const after = text.slice(more.end).replace(onAllDays, '')
  if (more.days.length > 0 && !beginsList.test(after)) return null
  const leads = before === '' || isTitle(before, amounts) || isOpening(before, day)
  if (leads) {
    const rest = after.replace(/^[\s:,.\-–—=>)¦]+/, '').trim()
    if (
      /^(?:(?:es|hay|sera?) )?(?:fiesta|festivo|cerr|cierr|no (?:abri|hay)|descans|libra|vacacion|tanca)/.test(
        fold(rest),
      )
    )
      return null
    if (sameAgain.test(fold(rest))) return [{ as: 'talk', text, holdsDish: true }]
    const read = rest === '' ? [] : readSegment(rest, amounts, today)
    return [
      ...serviceBefore(before, text.slice(day.start, day.end)),
      { as: 'day', day, more: more.days, alone: rest === '' },
      ...asList(read),
    ]
  }
  if (isFood(stems(fold(before)).filter((word) => word !== 'te'))) return null
  const talking = readTalk(before, amounts) ?? readTalk(text, amounts)
  const ends = wordsOf(fold(after)).length === 0
  if (!ends && (talking?.as !== 'talk' || isFood(stems(fold(after))))) return null
  return [
    { as: 'day', day, more: [] },
    { as: 'talk', text, holdsDish: false },
  ]
}

const forChildren =
  /^(?:(?:tambien )?(?:tenemos|hay|tenim|temos) )?(?:(?:un )?menu )?(?:(?:para|per|dels?|de|pels?) )?(?:(?:a|los|las|els|os|mas) ){0,2}(?:infantil|ninos?|ninas?|nens?|nenos?|kids?|peques?|pequenos|haurrentzat|haurrak|chiquitines)(?![a-z])/

/** If a menu for children is the only menu of a message, it is the menu. */
export const asOwnMenu = (marked: string) =>
  marked.replace(
    /^(?:(?:un )?men[uú] )?(?:(?:para|per|dels?|de|pels?) )?(?:(?:a|los|las|els|os|mas) ){0,2}(?:infantil(?:es)?|niñ[oa]s?|nens?|nenos?|kids?|peques?|haurrentzat)(?!\p{L})/iu,
    'Menú',
  )

/** «Menú infantil 8 €: macarrones y helado» is a note: its dishes and its price are not those of the menu. */
export const isAside = (folded: string) => forChildren.test(folded)

/** «Abierto de 9 a 18 h, el menú se sirve de 13 a 15:30»: the menu's window, and a note of the house's hours. */
function hoursFacts(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const found = amountsIn(text, amounts)
  const folded = fold(text)
  const isOpen = found.some(({ kind }) => kind === 'hours')
  const serves = found.some(({ kind }) => kind === 'window')
  if (!isOpen && !(serves && factsWith(text, amounts) === null)) return null
  if (isFood(stems(folded).filter((word) => !(word in includeWords))) || readHeading(text)) return null
  if (!isOpen && (isNote(text) || findDay(folded, today))) return null
  const windows = found.filter(({ kind }) => kind === 'window' || kind === 'price')
  const facts = factsWith(windows.length > 0 ? text.replace(/[^\uE000-\uF8FF]/g, ' ') : 'menu', amounts)
  const read: Reading[] = facts ? [{ as: 'facts', facts, text }] : []
  return isOpen ? [...read, { as: 'note', text }] : read
}

/** «Sábado y domingo»: two days that share a menu. They come before notes, which name such days too. */
function sharesDays(text: string, today: string): boolean {
  const folded = fold(text)
  const day = /[yi,]|eta|finde/.test(folded) ? findDay(folded, today) : null
  return day !== null && findMoreDays(folded, day, today).days.length > 0
}

const ofAMenu = /(?<![a-z])(?:menu|cena|comida|sopar|dinar|xantar|cea|lunch|dinner)(?![a-z])[^:]{0,60}:/

/** «Este finde hacemos menú especial sábado y domingo a 22 €: arroz, …»: the days and the price of the list behind the colon. */
function announcedDays(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const [, words = '', rest = ''] = /^([^:]{2,90}?) ?: ?(\S.*)$/u.exec(text) ?? []
  if (rest === '' || !findDay(fold(words), today) || isFood(stems(fold(words)))) return null
  const read = splitCourses(rest).flatMap((part) => readSegment(part, amounts, today))
  const serves = read.some((one) => one.as === 'heading' || (one.as === 'text' && looksLikeFood(one.text)))
  return serves ? [...readPrefix(words, amounts, today), ...asList(read)] : null
}

/** The day, the service and the amounts that stand before the dishes of a sentence. */
function readPrefix(prefix: string, amounts: readonly Amount[], today: string): Reading[] {
  if (prefix === '') return []
  const folded = fold(prefix)
  const day = findDay(folded, today)
  const facts = factsWith(prefix, amounts)
  const service = wordsOf(folded)
    .map((word) => services.get(word))
    .find(Boolean)
  const serviceFacts = factsWith(service ?? '', [])
  return [
    ...(facts ? [] : amountsFacts(prefix, amounts)),
    ...(service && !facts && serviceFacts
      ? [{ as: 'facts' as const, facts: serviceFacts, text: prefix }]
      : []),
    ...(day ? [{ as: 'day' as const, day, more: findMoreDays(folded, day, today).days }] : []),
    facts ? { as: 'facts', facts, text: prefix } : { as: 'talk', text: prefix, holdsDish: false },
  ]
}

/** Reads one part of a line, without its context. Two dishes in a row are never only talk. */
export function readSegment(text: string, amounts: readonly Amount[], today: string): Reading[] {
  const read = readPlain(text, amounts, today)
  if (read.some(({ as }) => as === 'text' || as === 'heading' || as === 'correction' || as === 'aside'))
    return read
  if (read.every(({ as }) => as === 'facts') || text.endsWith('?') || isOrder(text)) return read
  const list = servedList(withoutChat(text))
  if (!list || isSentence(list.dishes.replace(/\([^()]{0,80}\)|(?<!\p{L})tamb?[ié]?[eé]n?(?!\p{L})/giu, ' ')))
    return read
  const dishes = list.prefix === '' ? [] : readSegment(list.dishes, amounts, today)
  return [
    ...readPrefix(list.prefix, amounts, today),
    ...(dishes.length > 0 ? asList(dishes) : [{ as: 'text' as const, text: list.dishes, inList: true }]),
  ]
}

/** «Menú San Valentín»: a title, and no dish. */
const title = /^(?:el |nuestro )?menus? (?!de |del )[\p{L}' ]{3,40}$/u

function isMenuTitle(folded: string): boolean {
  const bare = folded
    .replace(standIn, ' ')
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return title.test(bare) && !knownBeginning(stems(bare.replace(/^.*?menus? /, '')))
}

/** «Esto es para el sábado»: the day of the dishes before it. */
const servedOn =
  /^(?:(?:esto|eso|este|el menu|menu|aixo|todo) )?(?:es|seria|va|son|es el) (?:para|pal|pa|per|del?) (?:el |la |al? )?\p{L}+(?: \d{1,2})?[.!]*$/u

function readPlain(text: string, amounts: readonly Amount[], today: string): Reading[] {
  const folded = fold(text)
  if (!/[\p{L}\p{N}]/u.test(folded.replace(standIn, 'a'))) return []
  if (isAside(folded)) return [{ as: 'aside', text }]
  const correction = readCorrection(text, amounts)
  if (correction) {
    const otherwise: Reading = { as: 'talk', text, holdsDish: isFood(stems(folded)) }
    return [{ as: 'correction', correction, text, otherwise }]
  }
  const hours = hoursFacts(text, amounts, today)
  if (hours) return hours
  const shared = sharesDays(text, today)
    ? (readDay(text, amounts, today) ?? announcedDays(text, amounts, today))
    : null
  if (shared) return shared
  const facts = factsWith(text, amounts)
  const priced = facts ? null : pricedTitle(text, amounts)
  if (priced) return priced
  const announcing = ofAMenu.test(folded) && text.includes(':') ? announcedDays(text, amounts, today) : null
  if (announcing) return announcing
  if (!facts && isNote(text) && !readHeading(text)) return readNote(text, amounts)
  if (!facts && /^inclu/.test(folded)) return readIncluded(text, amounts)
  const heading = readHeading(text)
  const day = heading ? null : readDay(text, amounts, today)
  if (day) return day
  if (heading) {
    const rest = heading.rest === '' ? [] : readSegment(withoutChat(heading.rest), amounts, today)
    const priced = amountsFacts(heading.rest === '' ? '' : text.slice(0, text.indexOf(heading.rest)), amounts)
    return [{ as: 'heading', heading }, ...priced, ...asList(rest)]
  }
  if (facts) return [{ as: 'facts', facts, text }]
  const label = labelled(text, amounts, today)
  if (label) return label
  const behind = servedOn.test(folded) ? findDay(folded, today) : null
  if (behind) return [{ as: 'day', day: behind, more: [], alone: true }]
  if (isMenuTitle(folded)) return [...amountsFacts(text, amounts), { as: 'talk', text, holdsDish: false }]
  const parted = splitAtFact(text, amounts)
  if (parted)
    return [
      ...readSegment(parted.before, amounts, today),
      parted.reading,
      ...readSegment(parted.after, amounts, today),
    ]
  const telling = tellingSomething(text, amounts)
  if (telling) return [...announced(text, amounts, today), telling]
  return [readTalk(text, amounts) ?? { as: 'text', text, inList: false }]
}

/** «Les paso el menú de noche para hoy, de 20:30 a 22:30»: the day, the service and the hours of the menu that follows. */
function announced(text: string, amounts: readonly Amount[], today: string): Reading[] {
  const folded = fold(text)
  const window = text.match(standIn)?.find((one) => amountsIn(one, amounts)[0]?.kind === 'window')
  if (!/(?<!\p{L})(?:menus?|menua)(?!\p{L})/u.test(folded) || isFood(stems(folded)) || text.endsWith('?'))
    return []
  const service = wordsOf(folded).find((word) => services.has(word)) ?? ''
  const facts = factsWith(`${service} ${window ?? ''}`.trim(), amounts)
  const day = findDay(folded, today)
  return [
    ...(facts && (facts.service || window) ? [{ as: 'facts' as const, facts, text }] : []),
    ...(day && (day.relative || day.weekday !== undefined) && !day.doubt
      ? [{ as: 'day' as const, day, more: findMoreDays(folded, day, today).days, alone: true }]
      : []),
  ]
}

/** A sentence that serves nothing: a joke, a question, an order. «Hoy tenemos …» is none. */
function tellingSomething(text: string, amounts: readonly Amount[]): Reading | null {
  const rest = withoutLeadIn(text)
  if (!isSentence(rest) && !isOrder(text)) return null
  const talk = readTalk(text, amounts)
  const holdsDish = isFood(stems(fold(text)).filter((word) => word !== 'te'))
  return talk?.as === 'talk' && !holdsDish ? talk : { as: 'talk', text, holdsDish }
}

const wordsAroundMenus = new Set([glue, notes, talk].flatMap((text) => listed(text.replaceAll('\n', ' '))))

/** «Proteína: salmón o tofu»: an owner's own heading, recognised only by its colon. */
function ownLabel(words: string, rest: string): boolean {
  const folded = wordsOf(fold(words))
  if (!/^\p{L}{3,20}(?: \p{L}{2,20})?$/u.test(words) || /^(?:en|a|el|la|os|hoy|bar|casa) /i.test(words))
    return false
  if (folded.some((word) => wordsAroundMenus.has(word) || services.has(word))) return false
  return isFood(wordsOf(fold(rest)).map(stem))
}

/** «En casa Manolo: …», «Menú 11,90: …»: the words before a colon are a fact, a heading or talk, never part of the first dish. */
function labelled(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const [, words = '', rest = ''] = /^([^:]{2,70}?) ?: ?(\S.*)$/u.exec(text) ?? []
  const folded = fold(words)
  if (rest !== '' && (isOrder(words) || (isSentence(words) && isFood(stems(fold(text))))))
    return [{ as: 'talk', text, holdsDish: true }]
  const named = wordsOf(folded).filter((word) => !(word in includeWords))
  if (rest === '' || isFood(named.map(stem)) || /inclu|entra|suplement/.test(folded) || isNote(words))
    return null
  if (ownLabel(words, rest))
    return [
      { as: 'heading', heading: { kind: 'own', words, rest, ordinal: false } },
      { as: 'text', text: rest, inList: true },
    ]
  const facts = factsWith(words, amounts)
  const label: Reading[] = facts ? [{ as: 'facts', facts, text: words }] : readPrefix(words, amounts, today)
  const read = splitCourses(rest).flatMap((part) => readSegment(part, amounts, today))
  const serves = read.some((one) => one.as === 'heading' || (one.as === 'text' && looksLikeFood(one.text)))
  return serves ? [...label, ...asList(read)] : null
}
