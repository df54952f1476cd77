import { firstLanguage, type Language, type WrittenLanguage, writtenLanguages } from '../../languages'
import { categoryNames } from './heading-words'
import { fold } from './words'

type OtherLanguage = Exclude<WrittenLanguage, typeof firstLanguage>
type UsualCourse = keyof typeof categoryNames

/** The usual headings in the other languages of kitchens. */
export const courseNames: Record<UsualCourse, Record<OtherLanguage, string>> = {
  starters: { ca: 'Entrants', gl: 'Entrantes', eu: 'Hasteko' },
  firsts: { ca: 'Primers', gl: 'Primeiros', eu: 'Lehenengoak' },
  mains: { ca: 'Principals', gl: 'Principais', eu: 'Plater nagusiak' },
  seconds: { ca: 'Segons', gl: 'Segundos', eu: 'Bigarrenak' },
  single: { ca: 'Plat únic', gl: 'Prato único', eu: 'Plater bakarra' },
  sides: { ca: 'Guarnicions', gl: 'Gornicións', eu: 'Goarnizioak' },
  desserts: { ca: 'Postres', gl: 'Sobremesas', eu: 'Postreak' },
  drinks: { ca: 'Begudes', gl: 'Bebidas', eu: 'Edariak' },
}

/** Words of headings. Some are of several languages. */
const words: Record<WrittenLanguage, RegExp> = {
  es: /\bprimeros?\b|\bprimer plato|\bsegundos?\b|\bplatos?\b|\bprincipal(?:es)?\b|\bentrantes?\b|\bguarnicion(?:es)?\b|\bpostres?\b|\bbebidas?\b/,
  ca: /\bprimers?\b(?! plato)|\bsegons?\b|\bplats?\b|\bprincipals?\b|\bentrants?\b|\bguarnicions\b|\bpostres?\b|\bbegud/,
  gl: /\bprimeir|\bsegundos?\b|\bpratos?\b|\bprincipa(?:l|is)\b|\bentrantes?\b|\bgornicion|\bsobremesas?\b|\bbebidas?\b/,
  eu: /\blehen|\bbigarren|\bplater|\bsarrera|\bhasteko|\bpostrea|\bazken|\bbukatzeko|\bamaitzeko|\bedari/,
}

/** The language of the headings of a text. Where they do not tell, it is that of the page on which the text is read. */
export function headingsLanguage(headings: string[], page: Language): WrittenLanguage {
  const folded = headings.map(fold)
  const counted = writtenLanguages.map((code) => ({
    code,
    count: folded.filter((heading) => words[code].test(heading)).length,
  }))
  const most = Math.max(...counted.map(({ count }) => count))
  const likely = counted.filter(({ count }) => count === most).map(({ code }) => code)
  return likely.find((code) => code === page) ?? likely[0] ?? firstLanguage
}

/** The readers of texts give the usual courses their Castilian names. */
export function usualCourseIn(name: string, language: WrittenLanguage): string {
  if (language === firstLanguage) return name
  const kind = usualCourses.find((one) => categoryNames[one] === name)
  return kind ? courseNames[kind][language] : name
}

export const usualCourses = Object.keys(courseNames).filter(isUsual)

function isUsual(kind: string): kind is UsualCourse {
  return Object.hasOwn(courseNames, kind)
}
