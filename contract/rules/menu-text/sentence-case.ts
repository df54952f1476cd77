import { fold } from './words'

const byFolded = (text: string) =>
  new Map(
    text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean)
      .map((word) => [fold(word), word] as const),
  )

/** Proper names that keep their capital inside a dish. None of them is also a kitchen word. */
const properNames = byFolded(`
  Ribera, Duero, Rioja, Navarra, Tudela, Tolosa, Burgos, Ávila, Segovia, León, Galicia, Cádiz, Huelva, Málaga, Córdoba, Sevilla, Jerez, Ronda, Granja,
  Lodosa, Padrón, Santiago, Guijuelo, Jabugo, Teruel, Aragón, Valencia, Alicante, Murcia, Mallorca, Menorca, Ibiza, Canarias, Tenerife, Lanzarote, Asturias,
  Cantabria, Santoña, Bilbao, Vizcaya, Gernika, Guernica, Ordizia, Idiazábal, Álava, Cataluña, Empordà, Cerdanya, Vic, Madrid, Chinchón, Aranjuez, Toledo,
  Almagro, Extremadura, Cáceres, Badajoz, Tiétar, Jerte, Bierzo, Sanabria, Zamora, Salamanca, Béjar, Valladolid, Peñafiel, Pedraza, Sepúlveda, Aranda,
  Calahorra, Jijona, Elche, Denia, Vinaròs, Sóller, Mahón, Cabrales, Arzúa, Arousa, Rías, Baixas, Lugo, Ourense, Cambados, Jacobo, Jacobos, Alberto, Antón, Juan, José,
  Martín, Isidro, Pepe, Paco, Manolo, María, Carmen, Lola, Orly, Wellington, Stroganoff, César, Caesar, Waldorf, Albufera, Nutella, Oreo, Baileys, Parma,
  Módena, Bretaña, Japón, Perú, México, Cuba
`)

/** Words that often lose their accent in capitals. Without the accent, the word has no other meaning. */
const accented = byFolded(`
  salmón, jamón, atún, melón, melocotón, limón, calabacín, champiñón, piña, piñones, plátano, plátanos, sándwich, puré, café, chuletón, lacón, espárrago,
  espárragos, brócoli, maíz, ñoquis, lasaña, pimentón, salpicón, boquerón, chipirón, mejillón, judía, judías, sandía, requesón, turrón, mazapán, jabalí, riñón,
  riñones, ibérico, ibéricos, ibérica, ibéricas, hígado, albóndiga, albóndigas, almíbar, ecológico, ecológica, rústico, rústica, clásico, clásica, cítricos,
  cóctel, arándanos, níscalos, guarnición, ración, tiramisú, azúcar, menú, día, judión, chicharrón, morrón, española, español, castaña, castañas, fricandó,
  xató, fideuá, paté, sésamo, orégano, nórdica, consomé, boloñesa, buñuelo, buñuelos, caña, cañas, señorito, ñora, ñoras, jalapeño, jalapeños, aliñada,
  aliñadas, aliñado, aliñados, madrileño, madrileña, cabañil, extremeña, extremeño, malagueña, leña, corazón, corazones, tártara, poché, moscatel
`)

export const isShouted = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length > 1 && capitals.length >= letters.length * 0.7
}

/** A folded word with the accents that it needs. */
export const withAccents = (folded: string) => accented.get(folded) ?? folded

function lowered(word: string): string {
  const folded = fold(word)
  const name = properNames.get(folded)
  if (name !== undefined) return name
  const lower = word.toLowerCase()
  return lower === folded ? (accented.get(folded) ?? lower) : lower
}

const capital = (letter: string) =>
  letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter
const capitalised = (text: string) => text.replace(/^[^\p{L}]{0,3}\p{L}/u, capital)

/** Changes a text in capitals to sentence case. Names keep their capital, and missing accents are restored. Other texts stay unchanged. */
export function sentenceCase(text: string): string {
  return capitalised(isShouted(text) ? text.replace(/\p{L}+/gu, lowered) : text)
}
