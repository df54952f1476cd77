import type { Source } from './languages'
import type { Relation } from './phrase'

/** The words that join the parts of a dish, folded. Longer ones first. */
export type JoiningWords = {
  of: string[]
  /** «a la» and a word that is no known way names a style: it stays as it was written. */
  relations: [words: string, relation: Relation | 'unread'][]
  articles: string[]
}

const signs: [string, Relation][] = [
  [',', 'comma'],
  ['+', 'plus'],
  ['/', 'slash'],
  ['&', 'and'],
]

/** «acompañada de», «acompañados con»: each verb in its four forms, before each word. */
function participles(stems: string, words: string, relation: Relation): [string, Relation][] {
  return stems
    .split(' ')
    .flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => stem + ending))
    .flatMap((verb) => words.split(' ').map((word): [string, Relation] => [`${verb} ${word}`, relation]))
}

/** «sobre lecho de», «con base de» */
function phrases(things: string, frames: string[], ofWord: string, relation: Relation): [string, Relation][] {
  return things
    .split('|')
    .flatMap((thing) =>
      frames.map((frame): [string, Relation] => [`${frame.replace('%', thing)} ${ofWord}`, relation]),
    )
}

export const joiningWords: Record<Source, JoiningWords> = {
  es: {
    of: ['de la', 'de los', 'de las', 'de el', 'de', 'del', 'd'],
    articles: [
      'el',
      'la',
      'los',
      'las',
      'su',
      'sus',
      'un',
      'una',
      'unos',
      'unas',
      'nuestro',
      'nuestra',
      'nuestros',
      'nuestras',
      'este',
      'lo',
    ],
    relations: [
      ...participles(
        'acompanad servid coronad aderezad alinad aromatizad napad regad rematad salsead',
        'con de',
        'with',
      ),
      ...participles(
        'elaborad hech cubiert condimentad salpicad guarnecid perfumad terminad',
        'con de',
        'with',
      ),
      ...participles('acompanad', 'por', 'with'),
      ...participles('banad envuelt', 'en', 'in'),
      ...participles('servid montad', 'sobre', 'on'),
      ...participles('rellen', 'de con', 'stuffed'),
      ...phrases(
        'base|cama|lecho|fondo|colchon',
        ['sobre %', 'sobre un %', 'sobre una %', 'en %', 'con %'],
        'de',
        'on',
      ),
      ['con un toque de', 'with'],
      ['con toque de', 'with'],
      ['con toques de', 'with'],
      ['con un punto de', 'with'],
      ['con notas de', 'with'],
      ['con aroma de', 'with'],
      ['con aromas de', 'with'],
      ['al aroma de', 'with'],
      ['al perfume de', 'with'],
      ['a base de', 'with'],
      ['junto con', 'with'],
      ['junto a', 'with'],
      ['y o', 'or'],
      ['y / o', 'or'],
      ['o bien', 'or'],
      ['ni', 'or'],
      ['y', 'and'],
      ['e', 'and'],
      ['o', 'or'],
      ['u', 'or'],
      ['con', 'with'],
      ['c /', 'with'],
      ['c', 'with'],
      ['s /', 'without'],
      ['sin nada de', 'without'],
      ['sin', 'without'],
      ['sobre', 'on'],
      ['en', 'in'],
      ['al', 'with'],
      ['a la', 'unread'],
      ['a lo', 'unread'],
      ['a los', 'unread'],
      ['a las', 'unread'],
      ...signs,
    ],
  },
  ca: {
    of: ['de la', 'de les', 'de l', 'dels', 'del', 'de', 'd'],
    articles: ['el', 'la', 'els', 'les', 'l', 'un', 'una', 'el seu', 'la seva', 'les seves', 'els seus'],
    relations: [
      ...['acompanyat', 'acompanyada', 'acompanyats', 'acompanyades'].flatMap(
        (verb): [string, Relation][] => [
          [`${verb} de`, 'with'],
          [`${verb} amb`, 'with'],
        ],
      ),
      ['farcit de', 'stuffed'],
      ['farcida de', 'stuffed'],
      ['farcits de', 'stuffed'],
      ['farcides de', 'stuffed'],
      ['farcit amb', 'stuffed'],
      ['farcits amb', 'stuffed'],
      ['farcides amb', 'stuffed'],
      ...phrases('llit|base', ['sobre %', 'sobre un %', 'sobre una %', 'en %'], 'de', 'on'),
      ['i', 'and'],
      ['ni', 'or'],
      ['o', 'or'],
      ['amb', 'with'],
      ['sense', 'without'],
      ['sobre', 'on'],
      ['en', 'in'],
      ['al', 'with'],
      ['als', 'with'],
      ['a la', 'unread'],
      ['a l', 'unread'],
      ['a les', 'unread'],
      ...signs,
    ],
  },
  gl: {
    of: ['de', 'do', 'da', 'dos', 'das'],
    articles: ['o', 'a', 'os', 'as', 'un', 'unha', 'a sua', 'o seu', 'as suas', 'os seus'],
    relations: [
      ['recheo de', 'stuffed'],
      ['rechea de', 'stuffed'],
      ['recheos de', 'stuffed'],
      ['recheas de', 'stuffed'],
      ['e', 'and'],
      ['ou', 'or'],
      ['nin', 'or'],
      ['con', 'with'],
      ['sen', 'without'],
      ['sobre', 'on'],
      ['en', 'in'],
      ['ao', 'with'],
      ['aos', 'with'],
      ['a', 'unread'],
      ['as', 'unread'],
      ...signs,
    ],
  },
  eu: {
    of: [],
    articles: [],
    relations: [['eta', 'and'], ['edo', 'or'], ...signs],
  },
}

/** «al estilo de Donosti», before a place. */
export const styleWords: Record<Source, string[]> = {
  es: ['al estilo de', 'estilo de', 'a la manera de', 'al estilo', 'estilo'],
  ca: ['a l estil de', 'estil de', 'a l estil', 'estil'],
  gl: ['ao estilo de', 'ao xeito de', 'estilo'],
  eu: [],
}

/** Places that dishes are called after, folded. A line of names of one word, then names of more words with a hyphen for each space. */
export const places = new Set(
  `
  avila burgos tudela navarra lodosa padron herbon jabugo guijuelo trevelez teruel trujillo huelva sanlucar
  santona mahon menorca mallorca girona vic olot tarragona valencia alicante calasparra denia palamos motril malaga almeria cordoba
  sevilla jaen granada murcia albacete segovia soria leon astorga bierzo rioja aranda zamora salamanca madrid aranjuez toledo arnedo
  bilbao bermeo getaria gernika tolosa ibarra lanzarote tenerife
  donosti hondarribia ondarroa lekeitio orio pasaia vitoria alava vizcaya bizkaia guipuzcoa zarautz aizarna
  asturias oviedo gijon llanes tineo grado cudillero luarca candamo galicia lugo orense ourense coruna vigo pontevedra cambados arcade
  carril lourenza betanzos arzua celeiro burela rianxo bueu cedeira finisterre fisterra cantabria santander potes lebana laredo unquera
  lerma sepulveda pedraza cantimpalos arevalo palencia valladolid rueda sanabria benavente albarracin
  aragon zaragoza huesca barbastro calanda calatayud fraga caspe graus somontano tarazona
  lerida lleida tortosa palafrugell palafolls prat penedes maresme emporda cerdanya solsona valls garraf ebro
  castellon vinaroz benicarlo morella sueca cullera gandia xativa elche orihuela jijona xixona santapola guardamar torrevieja
  ibiza formentera soller inca cartagena lorca jumilla yecla aguilas mazarron caravaca cieza
  carmona utrera osuna ecija antequera ronda nerja velez frigiliana barbate conil tarifa cadiz chiclana rota chipiona   ubeda baeza andujar pozoblanco montoro lucena priego roquetas garrucha adra nijar guadix aracena cortegana cumbres
  extremadura badajoz caceres plasencia jerte merida zafra tentudia olivenza hurdes monesterio
  almagro valdepenas cuenca guadalajara chinchon villaconejos torrelaguna aranjuez somosierra guadarrama
  gomera fuerteventura canarias gran-canaria teror galdar agaete
  aliste fuentesauco colmenar sitges mos campo-real villalba allariz chantada monforte lalin verin celanova valdeorras
  baltanas cameros najera ezcaray cervera alfaro calahorra arnedillo estella roncal baztan urbasa salazar cintruenigo peralta
  luesia jaca ainsa benasque binefar monzon albalate alcaniz mora-de-rubielos rubielos jiloca matarrana bajo-aragon 
  seu-d-urgell la-seu tremp berga ripoll camprodon banyoles besalu figueres roses cadaques blanes arenys calella vilanova sitges
  cambrils salou amposta deltebre sant-carles falset priorat terra-alta gandesa ulldemolins vilafranca manresa igualada ripolles
  sagunto requena utiel bunol algemesi alzira carlet benifaio perello altea calpe javea benidorm elda villena pinoso novelda
  bullas cehegin calasparra totana mazarron moratalla beniel torre-pacheco
  aljarafe lebrija marchena moron estepa cazalla constantina villamartin ubrique grazalema olvera sanlucar-de-barrameda
  la-linea zahara zahara-de-los-atunes ayamonte lepe moguer almonte cartaya valverde donana jimena gaucin coin alora archidona
  torrox salobrena almunecar orgiva lanjaron baza huescar montefrio loja velez-rubio cazorla baena
  montilla-moriles los-vilos hinojosa los-pedroches trevelez capileira
  coria hervas la-serena almendralejo llerena don-benito villanueva-de-la-serena montanchez sierra-de-gata
  oropesa talavera consuegra campo-de-montiel villarrobledo hellin almansa tarancon belmonte brihuega siguenza molina-de-aragon
  aranjuez colmenar-de-oreja navalcarnero alcala torrejon san-martin-de-valdeiglesias
  pedraza riaza sacramenia cuellar carbonero penaranda guijuelo bejar ciudad-rodrigo candelario ledesma alba-de-tormes
  barco piedrahita tietar gredos arenas-de-san-pedro tierra-de-campos carrion saldana guardo medina-de-rioseco penafiel
  ponferrada villafranca babia laciana riano sahagun picos-de-europa cangas ribadesella luanco aviles tapia
  castropol navia somiedo grandas cangas-de-onis colunga villaviciosa norena 
  castro-urdiales noja comillas cabuerniga selaya campoo reinosa liendo valles-pasiegos
  mundaka lekeitio elantxobe bakio plentzia balmaseda orozko onati azpeitia zumaia mutriku zumarraga tolosaldea llodio laguardia
  noia o-grove sanxenxo baiona a-guarda tui ribadavia camarinas malpica muxia viveiro ribadeo
  bresse charolais normandia perigord landas provenza napoles sicilia toscana
  sorrento bolonia milan venecia roma cerdena calabria alaska peru ecuador mexico colombia venezuela uruguay alcoi alcoy nava-del-rey o-grove
  noruega escocia irlanda islandia francia italia alemania holanda belgica suiza grecia marruecos argentina brasil japon tailandia lisboa andalucia cataluna genova modena parma portugal   bruselas estrasburgo dijon   barco-de-avila el-barco-de-avila el-barco barco cabanyal la-roda la-armuna vinaros la-baneza la-granja la-vera la-rioja la-mancha la-alberca la-escala l-escala
  san-sebastian santa-pola sant-carles palau-solita la-vall el-prat les-garrigues les-valls miranda-de-ebro medina-del-campo
  aranda-de-duero tudela-de-duero ribera-del-duero castilla-y-leon el-bierzo los-pirineos pirineos las-alpujarras la-alpujarra sierra-nevada
  sierra-morena isla-cristina el-puerto santurce santurtzi san-fernando san-roque los-pedroches valle-de-arce delta-del-ebro el-hierro las-palmas
  la-gomera la-palma el-toboso campo-de-criptana mar-menor la-albufera los-ancares rias-baixas rias-gallegas
  `
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replaceAll('-', ' ')),
)

const counted = (words: string) =>
  words.split(' ').map((pair) => {
    const [word = '', number = ''] = pair.split('=')
    return [word.replaceAll('-', ' '), number] as const
  })

/** «Un par de huevos», «dos huevos» */
export const countWords: Record<Source, (readonly [string, string])[]> = {
  es: counted(
    'un-par-de=2 par-de=2 parejita-de=2 pareja-de=2 media-docena-de=6 docena-de=12 una-docena-de=12 dos=2 tres=3 cuatro=4 cinco=5 seis=6 ocho=8 diez=10 doce=12',
  ),
  ca: counted(
    'un-parell-d=2 un-parell-de=2 parell-de=2 mitja-dotzena-de=6 mitja-dotzena-d=6 dos=2 dues=2 tres=3 quatre=4 cinc=5 sis=6',
  ),
  gl: counted('un-par-de=2 par-de=2 dous=2 duas=2 tres=3 catro=4 cinco=5 seis=6'),
  eu: counted('bi=2 hiru=3 lau=4'),
}
