/** Breeds of cattle: what is of one is beef, and comes from no place of that name. */
const known = ['morucha', 'avileña', 'retinta', 'tudanca', 'betizu', 'sayaguesa']

/** A trout and a soup are «pirenaica», too: no beef is meant without its name. */
const cattle = [...known, 'pirenaica', 'cachena']

const names = (...heads: string[]) =>
  heads.flatMap((head) => cattle.map((breed) => `${head} ${breed}`)).join(',')

/** Lines as those of the lexicon. Others say «Spanish beef»: no diner abroad knows the breeds. */
export const breeds = `
${known.join(',')},${names('vaca', 'ternera')}|Spanish beef~|bœuf d'Espagne m|Rindfleisch +Rinder|vedella
${names('filete de', 'bistec de')}|Spanish beef steak|steak de bœuf d'Espagne|Rindersteak/-s|bistec de vedella
`
