import { hashOf } from './chance'

export type Course = 'e' | '1' | '2' | '3'
export type Language = 'es' | 'ca' | 'gl' | 'eu'
export type Half = 'build' | 'held-out'

const lists: Record<Language, Record<Course, string>> = {
  es: {
    e: `croquetas de jamón; jamón ibérico; ensaladilla rusa; gambas al ajillo; pimientos de Padrón; calamares a la andaluza; tabla de quesos; anchoas de Santoña; patatas bravas;
        boquerones en vinagre; mejillones al vapor; huevos rotos con jamón; tomate aliñado; salpicón de marisco; provoleta; empanada de atún; alcachofas confitadas; zamburiñas a la plancha`,
    1: `lentejas estofadas; lentejas con chorizo; garbanzos con espinacas; ensalada mixta; ensalada de la casa; ensalada César; sopa de fideos; sopa de ajo; sopa castellana; crema de calabaza;
        crema de verduras; crema de puerros; macarrones boloñesa; macarrones con tomate; espaguetis carbonara; paella mixta; paella de marisco; arroz a la cubana; arroz negro; judías verdes con jamón;
        judías blancas; fabada asturiana; menestra de verduras; gazpacho andaluz; salmorejo cordobés; pisto manchego; espinacas con pasas y piñones; canelones de la abuela; lasaña de verduras; fideuá de marisco;
        potaje de vigilia; cocido madrileño; alubias de Tolosa; puré de calabacín; coliflor gratinada; berenjenas rellenas; ensalada de tomate y ventresca; caldo gallego; migas extremeñas; revuelto de setas;
        tortellini de carne; marmitako de bonito; pochas con almejas; vichyssoise; ajoblanco malagueño; espárragos con mayonesa; porrusalda; risotto de setas; huevos rellenos; noodles con verduras;
        ensalada de queso de cabra; empedrat; patatas a la riojana; habas con jamón; acelgas rehogadas; sopa de cebolla; crema de marisco; ensalada de garbanzos; tallarines con gambas; guisantes con jamón`,
    2: `pollo asado; pollo al ajillo; pollo en pepitoria; pechuga a la plancha; filete de ternera; filete empanado; merluza a la romana; merluza en salsa verde; bacalao al pil pil; bacalao con tomate;
        lomo adobado; lomo con pimientos; albóndigas en salsa; albóndigas caseras; carrilleras al vino tinto; costillas a la barbacoa; entrecot a la brasa; salmón al horno; salmón a la plancha; lubina a la espalda;
        dorada al horno; calamares en su tinta; sardinas asadas; boquerones fritos; conejo al ajillo; cordero asado; chuletas de cerdo; secreto ibérico; San Jacobo con patatas; hamburguesa completa;
        ternera guisada; ragú de ternera; estofado de ternera; escalope milanesa; huevos fritos con chorizo; tortilla de patatas; callos a la madrileña; rabo de toro; codillo al horno; pavo en salsa;
        sepia a la plancha; atún encebollado; emperador a la plancha; rape a la marinera; gallo frito; lenguado a la plancha; cachopo de ternera; presa ibérica; solomillo al whisky; brocheta de pollo;
        morcilla con piquillos; hígado encebollado; chipirones a la plancha; trucha a la navarra; muslo de pollo deshuesado; panceta a la brasa; pluma ibérica; bonito con tomate; churrasco de ternera; pimientos del piquillo rellenos`,
    3: `flan; flan de huevo; natillas; arroz con leche; fruta; fruta del tiempo; yogur; tarta de queso; tarta de manzana; tarta de Santiago; helado; helado de vainilla; cuajada; mousse de chocolate; crema catalana;
        tiramisú; brownie; melón; sandía; piña natural; macedonia; leche frita; torrijas; profiteroles; bizcocho casero; sorbete de limón; queso con membrillo; pudin; panna cotta; coulant de chocolate`,
  },
  ca: {
    e: `croquetes casolanes; pernil ibèric; escalivada amb anxoves; musclos al vapor; esqueixada de bacallà; patates braves; amanida russa; calamars a la romana`,
    1: `amanida verda; amanida catalana; llenties estofades; mongetes amb botifarra; sopa de galets; crema de carbassa; macarrons de l'àvia; canelons gratinats; arròs a la cubana; arròs negre; fideuà;
        espinacs a la catalana; trinxat de la Cerdanya; escudella; empedrat; cigrons amb bacallà; verdura amb patata; gaspatxo; xató; espaguetis amb tomàquet`,
    2: `pollastre rostit; botifarra amb mongetes; lluç a la planxa; bacallà a la llauna; vedella amb bolets; llom a la planxa; mandonguilles amb sípia; conill amb allioli; salmó al forn; calamars farcits;
        galtes de porc; peus de porc; fricandó; entrecot a la brasa; orada al forn; xai a la brasa; truita de patates; rap a la marinera; hamburguesa amb patates; costella de porc`,
    3: `crema catalana; mel i mató; flam; fruita del temps; iogurt; gelat; pastís de formatge; mató amb mel; músic; arròs amb llet; macedònia; mousse de xocolata`,
  },
  gl: {
    e: `empanada de bacallau; pementos de Padrón; polbo á feira; zamburiñas; mexillóns ao vapor; croquetas da casa`,
    1: `caldo galego; ensalada mixta; sopa de peixe; lentellas con chourizo; fabas con ameixas; crema de verduras; garavanzos con callos; ensaladilla; arroz con marisco; xudías con patacas; sopa de fideos; macarróns con carne`,
    2: `raxo con patacas; zorza; merluza á galega; carne ao caldeiro; polo asado; lacón con grelos; bacallau á galega; luras fritas; churrasco de porco; xurelos á prancha; tenreira guisada; costela ao forno`,
    3: `filloas; tarta de Santiago; torta de améndoa; requeixo con mel; arroz con leite; flan; froita; natillas; queixo con marmelo`,
  },
  eu: {
    e: `kroketak; urdaiazpikoa; antxoak; entsaladilla; txistorra; piperrak`,
    1: `dilistak; babarrunak; entsalada mistoa; barazki krema; arrain zopa; porrusalda; makarroiak tomatearekin; arroza txirlekin; lekak patatekin; txitxirioak; marmitakoa; espinakak`,
    2: `oilaskoa errea; legatza frijitua; bakailaoa pil-pilean; txuleta; albondigak saltsan; solomoa piperrekin; izokina plantxan; txipiroiak tintan; haragia saltsan; hegaluzea tomatearekin; untxia; saiheskia`,
    3: `arroz-esnea; mamia; gazta tarta; natillak; flana; fruta; jogurta; goxua; izozkia`,
  },
}

const known = new Map<string, readonly string[]>()

/** The dishes of one half: a dish that measures is never one that built. */
export function dishesFor(language: Language, course: Course, half: Half): readonly string[] {
  const key = `${language}${course}${half}`
  const found = known.get(key)
  if (found) return found
  const all = lists[language][course].split(';').map((name) => name.trim())
  const sorted = all.toSorted((one, other) => hashOf(one) - hashOf(other))
  const kept = sorted.filter((_, at) => (at % 2 === 0) === (half === 'build'))
  known.set(key, kept)
  return kept
}

const strange = `gorrín a la antigua; delicias del valle; picatoste del abuelo; tigretones; cazuelita La Marina; patorrillo; zurracapote de ternasco; saquitos crujientes; bomba de la Barceloneta; esgarraet;
  ropavieja canaria; sopa tailandesa tom yum; pad thai; ceviche de corvina; arepas de carne mechada; moros y cristianos; pollo tikka masala; katsu sando; bao de panceta; falafel con tahini; borsch; pierogi; chili sin carne;
  olla gitana; almogrote; caldereta manchega; gachamiga; michirones; arroz caldoso El Puntal; trampó; frit mallorquí; pringá; ajo colorao; torreznos de Soria; zarajos; pipirrana; rin ran; duelos y quebrantos; atascaburras; mojete`

/** Names that a word list of common dishes does not hold, or holds by chance. */
export const strangeDishes = (half: Half) =>
  strange
    .split(';')
    .map((name) => name.trim())
    .filter((name) => hashOf(name) % 2 === (half === 'build' ? 0 : 1))

/** Misspelt dish words and their right spelling. */
const slips: readonly (readonly [string, string, Course])[] = [
  ['lentegas con chorizo', 'lentejas', '1'],
  ['lentejaz estofadas', 'lentejas', '1'],
  ['garvanzos con espinacas', 'garbanzos', '1'],
  ['macarones con tomate', 'macarrones', '1'],
  ['ensalda mixta', 'ensalada', '1'],
  ['espaguettis carbonara', 'espaguetis', '1'],
  ['gaspacho andaluz', 'gazpacho', '1'],
  ['sopa de fideos', '', '1'],
  ['menestra de berduras', 'verduras', '1'],
  ['alvondigas en salsa', 'albondigas', '2'],
  ['bokerones fritos', 'boquerones', '2'],
  ['merlusa a la romana', 'merluza', '2'],
  ['salmom a la plancha', 'salmon', '2'],
  ['poyo al ajillo', 'pollo', '2'],
  ['calamres a la romana', 'calamares', '2'],
  ['costiyas a la barbacoa', 'costillas', '2'],
  ['entrecotte a la brasa', '', '2'],
  ['bacalado con tomate', 'bacalao', '2'],
  ['hamburgesa completa', 'hamburguesa', '2'],
  ['filette de ternera', 'filete', '2'],
]

export const misspelt = (course: Course, half: Half) =>
  slips.filter(([name, , one]) => one === course && hashOf(name) % 2 === (half === 'build' ? 0 : 1))
