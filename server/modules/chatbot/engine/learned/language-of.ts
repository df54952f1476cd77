const words: Record<string, Set<string>> = Object.fromEntries(
  Object.entries({
    es: 'el los las del y con pero que por para una uno es muy ya hoy mañana manana me lo se hay ponme pon tengo',
    ca: 'els amb i pero perque per una un es molt ja avui hui dema em ens hi ha posa fica tinc els les dels al del no queda això aixo ara sense',
    gl: 'o os as do da dos das e con pero non unha un moi xa hoxe mañá mana hai pon teño co na no ao polo boas',
    eu: 'eta da ez bai dago gaur bihar dira du dut daukagu jarri kendu oso baina edo ere gehiago zen',
    en: 'the and of is are we to for it on with no not today tomorrow please put off out my our just have has',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
)

/** The language that most of the small words of a message belong to; Spanish where nothing tells. */
export function languageOf(plain: string[]): string {
  let [best, most] = ['es', plain.filter((word) => words.es?.has(word)).length]
  for (const [language, known] of Object.entries(words)) {
    const count = plain.filter((word) => known.has(word)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
