import { type Amount, amountsIn, standIn } from './amounts'
import { isFood } from './known-dishes'
import { fold, stems } from './words'

/** A correction by the owner: a dish that is gone, a dish that replaces it, another price. */
export type Correction = { gone: string | null; instead: string | null; price: number | null }

const lead =
  /^(?:(?:ay|uy|ojo|ah)[, ]+)?(?:(?:no,? no|(?<=^(?:ay|uy|huy) )no|perdon(?:a|ad|en)?|disculpad?|corrijo|correccion|rectifico|rectificacion|me (?:he )?equivo(?:cado|que)|sorry|fe de erratas|perdo|error(?: mio)?|errata|lo siento|al final|ojo|el precio (?:esta|estaba) (?:mal|equivocado)|atencion|aviso)[\s,:;.!-]+)+(?:que )?(?:hoy )?/
const article = /^(?:el|la|los|las|els|les|l'|os|as|unas?|unos) ?/

/** Each pattern names the dish that is gone, the one in its place, or both, in a folded text. */
const patterns: readonly RegExp[] = [
  /^(?:que )?(?:el |la |los |las |l'|els )?(?<gone>.{3,60}?),? (?:no (?:me |nos )?(?:ha|han) (?:llegado|venido|entrado|traido|salido)|no (?:llego|llega|vino)|se (?:me |nos )?(?:ha )?(?:acabo|acabado|agotado|quemado|quemo)|no (?:hay|queda|quedan)),? (?:asi que |pero |y )?(?:hay|tenemos|es|son|va|pongo|ponemos|sera|en su lugar|lo cambio por|la cambio por) (?<instead>.{3,80})$/,
  /^no (?:hay|queda|quedan|tenemos|va a haber|habra) (?<gone>.{3,60}?)(?:,| sino| pero| y)+ (?:si )?(?:que )?(?:hay|tenemos|es|son|va|ponemos) (?<instead>.{3,80})$/,
  /^en (?:vez|lugar) de (?<gone>.{3,60}?),? (?:hay|tenemos|es|son|va|ponemos|sera|pon) (?<instead>.{3,80})$/,
  /^(?:donde|en lo que) (?:pone|dice|puse|he puesto) (?<gone>.{3,60}?),? (?:es|son|quiero decir|queria decir|hay|va|debe (?:poner|decir|ser)|pon|lease) (?<instead>.{3,80})$/,
  /^(?:cambio|cambia|cambiad|cambiamos|sustituimos|sustituye) (?<gone>.{3,60}?) por (?<instead>.{3,80})$/,
  /^(?<gone>[^,]{3,60}) no, que (?:no |se )[^,]{3,40}, (?:hay |es |son |pongo |va )?(?<instead>.{3,80})$/,
  /^(?:(?:hay|tenemos|es|son|va|ponemos) )?(?<instead>.{3,80}?),? (?:en (?:vez|lugar) de|y no|no) (?<gone>.{3,60})$/,
  /^(?<gone>[^,]{3,60}),? no,? (?:que (?:no |se )[^,]{3,40}, )?(?:es|son|hay|sino)?\s?(?<instead>.{3,80})$/,
]
const gone: readonly RegExp[] = [
  /^(?:quita|quitad|tacha|borra) (?<gone>.{3,60}?),? (?:que|porque|pues) (?:ya )?(?:no (?:hay|quedan?)|se (?:nos )?(?:ha|han)? ?(?:acab|agot|termin)[a-z]*)$/,
  /^(?:se (?:nos )?(?:han? )?(?:acabado|agotado|terminado)|se (?:nos )?(?:acab|agot|termin)(?:o|aron)|ya no (?:hay|quedan?|tenemos|nos quedan?)|no (?:hay|quedan?|nos quedan?|tenemos)) (?<gone>.{3,60})$/,
  /^(?<gone>.{3,60}?) (?:(?:esta|estan|queda|quedan) agotad[oa]s?|se (?:nos )?(?:ha|han) (?:acabado|agotado|terminado))$/,
]
const aboutPrice = /precio|menu|cuesta|vale|^(?:es|son|a|sale)\b|euro|prezo|preu/
const figure = /\d{1,3}(?:[.,'’]\d{1,2})?(?![\d:h%])/

function priceIn(text: string, folded: string, amounts: readonly Amount[]): number | null {
  if (!aboutPrice.test(folded) || isFood(stems(folded))) return null
  const found = amountsIn(text, amounts).find(({ kind }) => kind === 'price')
  if (found?.kind === 'price') return found.euros
  const plain = figure.exec(folded.replace(standIn, ' '))?.[0]
  return plain === undefined ? null : Number(plain.replace(/[,'’]/, '.'))
}

const bare = (text: string) => text.replace(/[\s.!]+$/, '').replace(article, '')

/** A cheap look for any word that the patterns above need. */
const hint =
  /no[ ,]|perd|disculp|corr[ie]|rectific|equivo|sorry|errata|error|lo siento|al final|ojo|atencion|aviso|vez de|lugar de|donde|en lo que|llega|llego|vino|venido|quem|digo|mejor|cambi|sustitu|se (?:nos|ha|acab|agot|termin)|queda|agotad|acabad|terminad|precio est|quita|tacha|borra/

/** Reads «perdón, no hay lentejas, hay sopa», «se han acabado las albóndigas» and «perdón, son 12 €». */
export function readCorrection(text: string, amounts: readonly Amount[]): Correction | null {
  const folded = fold(text)
  if (!hint.test(folded)) return null
  const begins = lead.exec(folded)
  const rest = folded.slice(begins?.[0].length ?? 0).replace(/[\s.!]+$/, '')
  const offset = begins?.[0].length ?? 0
  const original = (part: string) => {
    const at = rest.indexOf(part)
    return bare(text.slice(offset + at, offset + at + part.length)).replace(/^(?:el|la|los|las) /i, '')
  }
  for (const pattern of [...(begins ? patterns : patterns.slice(0, 4)), ...gone]) {
    const groups = pattern.exec(rest)?.groups
    const away = groups?.gone
    if (away === undefined || /[\uE000-\uF8FF]/.test(away)) continue
    const instead = groups?.instead === undefined ? null : original(groups.instead)
    return { gone: original(away), instead, price: null }
  }
  const second = /^(?:no|digo|mejor|bueno|perdon)[, ]+(?:no |que |son |es |a |mejor )*[\uE000-\uF8FF]/.test(
    folded,
  )
  const plain =
    /^(?:no|digo|mejor|perdon|perdona)[, ]+(?:no |que |son |es |a |mejor )*(\d{1,2}(?:[.,]\d{1,2})?)(?![\d:h])(?= ?(?:$|[.,!)]|perdon|que |euro|el menu))/.exec(
      folded,
    )
  if (plain) return { gone: null, instead: null, price: Number((plain[1] ?? '').replace(',', '.')) }
  const other = second ? amountsIn(text, amounts).find(({ kind }) => kind === 'price') : undefined
  if (other?.kind === 'price') return { gone: null, instead: null, price: other.euros }
  const price = begins || /, no /.test(rest) ? priceIn(text.slice(offset), rest, amounts) : null
  return price === null ? null : { gone: null, instead: null, price }
}
