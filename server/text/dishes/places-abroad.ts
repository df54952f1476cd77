import type { Target } from './languages'

/** Places that other languages call otherwise: in Castilian and Catalan, English, French and German. */
const names = `
Noruega|Norway|Norvège|Norwegen
Escocia, Escòcia|Scotland|Écosse|Schottland
Irlanda|Ireland|Irlande|Irland
Islandia, Islàndia|Iceland|Islande|Island
Francia, França|France|France|Frankreich
Italia, Itàlia|Italy|Italie|Italien
Alemania, Alemanya|Germany|Allemagne|Deutschland
Holanda|Holland|Hollande|Holland
Bélgica, Bèlgica|Belgium|Belgique|Belgien
Bruselas, Brussel·les|Brussels|Bruxelles|Brüssel
Suiza, Suïssa|Switzerland|Suisse|der Schweiz
Portugal|Portugal|Portugal|Portugal
Lisboa|Lisbon|Lisbonne|Lissabon
Grecia, Grècia|Greece|Grèce|Griechenland
Marruecos, Marroc|Morocco|Maroc|Marokko
Argentina|Argentina|Argentine|Argentinien
Brasil|Brazil|Brésil|Brasilien
Japón, Japó|Japan|Japon|Japan
Tailandia, Tailàndia|Thailand|Thaïlande|Thailand
Singapur|Singapore|Singapour|Singapur
Galicia, Galícia|Galicia|Galice|Galicien
Andalucía, Andalusia|Andalusia|Andalousie|Andalusien
Cataluña, Catalunya|Catalonia|Catalogne|Katalonien
Sevilla|Seville|Séville|Sevilla
Córdoba|Córdoba|Cordoue|Córdoba
Módena, Mòdena|Modena|Modène|Modena
Parma|Parma|Parme|Parma
Nápoles, Nàpols|Naples|Naples|Neapel
Sicilia, Sicília|Sicily|Sicile|Sizilien
Cerdeña, Sardenya|Sardinia|Sardaigne|Sardinien
Milán, Milà|Milan|Milan|Mailand
Venecia, Venècia|Venice|Venise|Venedig
Roma|Rome|Rome|Rom
Normandía, Normandia|Normandy|Normandie|Normandie
Bretaña, Bretanya|Brittany|Bretagne|Bretagne
Burdeos, Bordeus|Bordeaux|Bordeaux|Bordeaux
Provenza, Provença|Provence|Provence|Provence
Canadá|Canada|Canada|Kanada
Perú|Peru|Pérou|Peru
México, Mèxic|Mexico|Mexique|Mexiko
Estrasburgo|Strasbourg|Strasbourg|Straßburg
`

const order = ['en', 'fr', 'de'] as const

const abroad = new Map(
  names
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [own = '', ...others] = line.split('|')
      return own.split(', ').map((name) => [name, others] as const)
    }),
)

/** «Noruega» is Norway, «Lodosa» stays. */
export function placeIn(target: Target, place: string | null): string | null {
  const at = order.findIndex((language) => language === target)
  return (place && at >= 0 && abroad.get(place)?.[at]) || place
}
