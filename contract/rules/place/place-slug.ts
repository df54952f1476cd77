/** Municipalities with names in two languages, as the IGN's gazetteer writes them: `Donostia/San Sebastián`. */
export const bilingualNames = `
  Abárzuza/Abartzuza | Abaurregaina/Abaurrea Alta | Abaurrepea/Abaurrea Baja | Agurain/Salvatierra |
  Aibar/Oibar | Alacant/Alicante | Alboraia/Alboraya | Alcoi/Alcoy | Allín/Allin | Altsasu/Alsasua |
  Ancín/Antzin | Ansoáin/Antsoain | Aoiz/Agoitz | Aranarache/Aranaratxe | Arce/Artzi | Arrasate/Mondragón |
  Auritz/Burguete | Ayala/Aiara | Ayegui/Aiegi | Baños de Ebro/Mañueta | Barañáin/Barañain |
  Benicàssim/Benicasim | Berrioplano/Berriobeiti | Borriana/Burriana | Burgui/Burgi | Burlada/Burlata |
  Campezo/Kanpezu | Cendea de Olza/Oltza Zendea | Chilches/Xilxes | Cirauqui/Zirauki | Ciriza/Ziritza |
  Doneztebe/Santesteban | Donostia/San Sebastián | Echarri/Etxarri | el Camp de Mirra/Campo de Mirra |
  el Fondó de les Neus/Hondón de las Nieves | el Pinós/Pinoso | el Poble Nou de Benitatxell/Benitachell |
  Elburgo/Burgelu | Elvillar/Bilar | Elx/Elche | Enériz/Eneritz | Erriberagoitia/Ribera Alta |
  Esparza de Salazar/Espartza Zaraitzu | Ezcároz/Ezkaroze | Gallipienzo/Galipentzu | Gallués/Galoze |
  Güesa/Gorza | Guesálaz/Gesalatz | Harana/Valle de Arana | Hiriberri/Villanueva de Aezkoa | Huarte/Uharte |
  Iruña Oka/Iruña de Oca | Isaba/Izaba | Iza/Itza | Izalzu/Itzaltzu | Juslapeña/Txulapain |
  Karrantza Harana/Valle de Carranza | l'Orxa/Lorcha | la Torre de les Maçanes/Torremanzanas |
  la Vila Joiosa/Villajoyosa | Labastida/Bastida | Lanciego/Lantziego | Laudio/Llodio | Leache/Leatxe |
  Leoz/Leotz | les Alqueries/Alquerías del Niño Perdido | les Useres/Useras |
  Lizoain-Arriasgoiti/Lizoainibar-Arriasgoiti | Llucena/Lucena del Cid | Lónguida/Longida | Luzaide/Valcarlos |
  Moixent/Mogente | Monòver/Monóvar | Monreal/Elo | Montitxelvo/Montichelvo | Montroi/Montroy |
  Moreda de Álava/Moreda Araba | Nàquera/Náquera | Navascués/Nabaskoze |
  Noáin (Valle de Elorz)/Noain (Elortzibar) | Ochagavía/Otsagabia | Olazti/Olazagutía | Olite/Erriberri |
  Olóriz/Oloritz | Oronz/Orontze | Oroz-Betelu/Orotz-Betelu | Orpesa/Oropesa del Mar | Orreaga/Roncesvalles |
  Pamplona/Iruña | Peníscola/Peñíscola | Peralta/Azkoien | Puente la Reina/Gares | Pueyo/Puiu |
  Ribera Baja/Erriberabeitia | Romanzado/Erromantzatua | Roncal/Erronkari | Sagunt/Sagunto |
  Salinas de Oro/Jaitz | San Millán/Donemiliaga | Sangüesa/Zangoza | Sant Jordi/San Jorge |
  Sant Vicent del Raspeig/San Vicente del Raspeig | Sarriés/Sartze | Suera/Sueras | Ujué/Uxue | Unzué/Untzue |
  Urdazubi/Urdax | Urduña/Orduña | Urzainqui/Urzainki | Uztárroz/Uztarroze | Valdegovía/Gaubea |
  Valle de Egüés/Eguesibar | Valle de Ollo/Ollaran | Valle de Yerri/Deierri | Vidángoz/Bidankoze |
  Vilafranca/Villafranca del Cid | Vilallonga/Villalonga | Villabuena de Álava/Eskuernaga | Villava/Atarrabia |
  Xàbia/Jávea | Xixona/Jijona | Xodos/Chodos | Yécora/Iekora | Zabalza/Zabaltza | Zizur Mayor/Zizur Nagusia
`
  .split('|')
  .map((name) => name.trim())

/** Common city names that differ from the official name: other → official. */
export const otherNames: Record<string, string> = {
  'La Coruña': 'A Coruña',
  Coruña: 'A Coruña',
  Gerona: 'Girona',
  Lérida: 'Lleida',
  Orense: 'Ourense',
  'Palma de Mallorca': 'Palma',
  'Las Palmas': 'Las Palmas de Gran Canaria',
  Tenerife: 'Santa Cruz de Tenerife',
  Vitoria: 'Vitoria-Gasteiz',
  Gasteiz: 'Vitoria-Gasteiz',
  Castellón: 'Castelló de la Plana',
  'Castellón de la Plana': 'Castelló de la Plana',
  Ibiza: 'Eivissa',
  Mahón: 'Maó',
  Santiago: 'Santiago de Compostela',
  Jerez: 'Jerez de la Frontera',
  Hospitalet: "L'Hospitalet de Llobregat",
  'Hospitalet de Llobregat': "L'Hospitalet de Llobregat",
  Tarrasa: 'Terrassa',
  'San Cugat del Vallés': 'Sant Cugat del Vallès',
  'La Laguna': 'San Cristóbal de La Laguna',
  'Las Rozas': 'Las Rozas de Madrid',
  Baracaldo: 'Barakaldo',
  Guecho: 'Getxo',
  Torrente: 'Torrent',
  Gandía: 'Gandia',
}

const longest = 80

/** A name for a URL: no accents, no capitals, a hyphen for all other characters. */
export function placeSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')
}

/** «Coruña, A»: the article stands last, as in sorted lists. */
const articleLast = /^(.+), ?(a|as|el|els|es|l'|la|las|les|los|o|os|sa)$/i

const readable = (name: string) =>
  name.trim().replace(articleLast, (_, noun, article) => `${article} ${noun}`)

/** «Nàquera/Náquera» differ only in an accent, so they give one slug. */
const officialSlug = (name: string) => [...new Set(name.split('/').map(placeSlug))].join('-')

const bilingual = bilingualNames.flatMap((name) => {
  const halves = name.split('/')
  const spellings = [...halves, name, halves.toReversed().join('/')]
  return spellings.map((spelling) => [spelling, name] as const)
})

const official = new Map(
  [...bilingual, ...Object.entries(otherNames)].map(([spelling, name]) => [
    placeSlug(spelling),
    officialSlug(name),
  ]),
)

/** One slug for each city, whichever of its names is used. Empty for a name without letters. */
export function citySlug(name: string): string {
  const slug = placeSlug(readable(name))
  return official.get(slug) ?? slug
}
