import type { Change, Course } from './change'
import { type Piece, piecesOf } from './pieces'
import { isDish, type Talk } from './read-dishes'
import type { Clause } from './tokens'

/**
 * Reads an order by what its words do, not by their order: a word for «gone» and a dish of the menu, a word for «put» and a dish that no
 * menu has. Null where more than one reading is left.
 */
export function frameOf(clause: Clause, talk: Talk): Change[] | null {
  const pieces = piecesOf(clause, talk.menus)
  if (!pieces || pieces.length === 0 || pieces.some(({ is }) => is === 'without')) return null
  const frame = framed(pieces)
  if (frame.news.length > 1 || frame.news.some(({ words }) => !mayBeDish(words))) return null
  return read(frame, talk)
}

type Frame = ReturnType<typeof framed>

function framed(all: Piece[]) {
  const [first, second, third] = all
  const isNext = second?.is === 'dish' || (third?.is === 'dish' && second?.is !== 'new')
  const isCalled =
    first?.is === 'new' && first.isFirst && first.size === 1 && isNext && second?.is !== 'instead'
  const pieces = isCalled ? all.slice(1) : all
  const has = (is: Piece['is']) => pieces.some((piece) => piece.is === is)
  return {
    pieces,
    has,
    dishes: pieces.flatMap((piece) => (piece.is === 'dish' ? [piece.name] : [])),
    news: pieces.flatMap((piece) => (piece.is === 'new' ? [piece] : [])),
    courses: pieces.flatMap((piece) => (piece.is === 'course' ? [piece] : [])),
    isRefused: has('not'),
    /** One word before a dish: somebody is called. */
    isCalled,
  }
}

/** Words with which no dish is named. */
const noDish =
  /(?:^| )(?:l[oa]s? de|aquell?[oa]?s?|algo|cosas?|nada|nadie|dia|dias|semana|gente|otr[oa]s?|todo|mesas?|bien|mal|verdad|gracias|eh|problema|idea|favor|vosotr[oa]s|usted|tu|yo|precio|menu|lado|foto|imagen|hora|horas)(?= |$)/i
/** Whether words could be the name of a dish. */
export const mayBeDish = (words: string) => words.split(' ').length <= 9 && !noDish.test(plainly(words))

const noAnswer =
  /^(?:(?:el|la|los|las|lo) )?(?:primer[oa]|segund[oa]|tercer[oa]|ultim[oa]|dos|tres|amb[oa]s|es[oae]s?|est[oae]s?|mism[oa]|otr[oa])$|(?:^| )(?:no|se|luego|todavia|despues|espera|miro|pregunto|digo|quizas?|creo|cualquiera|igual|musica|sabes|gracias|momento)(?= |$)/
/** Whether a message may be the dish that was asked for. «la primera» and «no sé» are none. */
export const mayBeAnswer = (words: string) =>
  mayBeDish(words) && /\p{Script=Latin}{3}/u.test(words) && !noAnswer.test(plainly(words))

const plainly = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function read(frame: Frame, talk: Talk): Change[] | null {
  const { dishes, news, courses, has } = frame
  const [dish, ...others] = dishes
  const [by] = news
  if (dish && by) return others.length === 0 ? instead(frame, dish, by.words) : null
  if (dish) return ofDishes(frame)
  const [course, ...more] = courses
  const isOneOf = course && more.length === 0 && has('swap') && !frame.isRefused
  if (isOneOf && by && has('instead')) return [{ kind: 'replace-of', course: course.course, by: by.words }]
  if (by && !frame.isRefused && !has('away') && !has('out') && !has('back'))
    return added(frame, by.words, talk)
  if (course && !by && more.length === 0 && has('swap') && !frame.isRefused)
    return [{ kind: 'replace-of', course: course.course, by: null }]
  return null
}

/** One dish instead of another: the menu has the one that goes. */
function instead({ pieces, has, isRefused }: Frame, dish: string, by: string): Change[] | null {
  const [atDish, atNew] = [
    pieces.findIndex(({ is }) => is === 'dish'),
    pieces.findIndex(({ is }) => is === 'new'),
  ]
  const between = pieces.slice(Math.min(atDish, atNew) + 1, Math.max(atDish, atNew))
  const comes = between.some(({ is }) => is === 'put' || is === 'have' || is === 'comma' || is === 'instead')
  const goes = has('away') || has('out') || has('swap') || has('instead')
  const change: Change = { kind: 'replace', dish, by }
  if (!isRefused)
    return goes && (has('instead') || (atDish < atNew && (comes || has('swap')))) ? [change] : null
  const atNot = pieces.findIndex(({ is }) => is === 'not')
  if (
    pieces
      .map(({ is }) => is)
      .join(' ')
      .replace(' comma', '') === 'new not dish'
  )
    return [change]
  const isOfOld =
    atDish < atNew && atNot < atNew && (comes || pieces.slice(atNew).some(({ is }) => is === 'instead'))
  const isTwice = pieces.filter(({ is }) => is === 'not').length > 1
  return isOfOld && !isTwice ? [change] : null
}

function ofDishes({ pieces, dishes, courses, has, isRefused }: Frame): Change[] | null {
  const each = (kind: 'remove' | 'gone' | 'sold-out' | 'back'): Change[] =>
    dishes.map((dish) => ({ kind, dish }))
  if (courses.length > 0) return moved(pieces, dishes, courses)
  if (pieces.map(({ is }) => is).join(' ') === 'dish not') return each('gone')
  if (has('out')) return each(isRefused ? 'back' : 'sold-out')
  if (has('back')) return isRefused || has('away') ? null : each('back')
  if (has('away')) return isRefused || has('put') ? null : each('remove')
  if (isRefused && has('put')) return each('remove')
  if (isRefused && has('have')) return each('gone')
  if (has('yes') && has('have')) return each('back')
  const [dish, ...others] = dishes
  if (dish && others.length === 0 && has('swap') && !isRefused) return [{ kind: 'replace-what', dish }]
  return null
}

/** «el pollo de segundo y la crema de primero» */
function moved(pieces: Piece[], dishes: string[], courses: { course: Course }[]): Change[] | null {
  const doing = pieces.some(({ is }) => is === 'not' || is === 'out' || is === 'away' || is === 'back')
  if (doing || dishes.length !== courses.length) return null
  return dishes.flatMap((dish, index): Change[] => {
    const to = courses[index]
    return to ? [{ kind: 'course', dish, course: to.course }] : []
  })
}

function added({ courses, has }: Frame, words: string, { today }: Talk): Change[] | null {
  const [course, ...more] = courses
  if (more.length > 0 || has('swap')) return null
  if (has('instead')) return [{ kind: 'instead', by: words }]
  if (course && (has('put') || has('have') || has('also')))
    return [{ kind: 'add', dish: words, course: course.course }]
  if (has('also') && (has('put') || has('have')) && isDish(words, today))
    return [{ kind: 'add', dish: words, course: null }]
  return has('put') || (has('have') && isDish(words, today)) ? [{ kind: 'perhaps', dish: words }] : null
}
