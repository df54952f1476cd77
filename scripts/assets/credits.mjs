const ccBy = { licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/deed.es' }
const ofl = { licence: 'SIL Open Font License 1.1', licenceUrl: 'https://openfontlicense.org/' }

/** The gazetteer's sources, in the words that their licences demand. */
export const data = [
  {
    title: 'Nomenclátor Geográfico de Municipios y Entidades de Población',
    attribution: '© Instituto Geográfico Nacional – scne.es',
    source: 'https://www.ign.es/',
    ...ccBy,
  },
  {
    title: 'Callejero del Censo Electoral: códigos postales y municipios',
    attribution: 'Fuente: INE, www.ine.es',
    source: 'https://www.ine.es/',
    ...ccBy,
  },
  {
    title: 'CartoCiudad: códigos postales',
    attribution: 'CartoCiudad CC-BY 4.0 scne.es',
    source: 'https://www.cartociudad.es/',
    ...ccBy,
  },
  {
    title: 'GeoNames: localidades y códigos postales',
    attribution: 'GeoNames, geonames.org',
    source: 'https://www.geonames.org/',
    ...ccBy,
  },
  {
    title: 'Distritos y barrios de Barcelona',
    attribution: 'Ajuntament de Barcelona, CartoBCN',
    source: 'https://w20.bcn.cat/cartobcn/',
    ...ccBy,
  },
  {
    title: 'Distritos y barrios de Madrid',
    attribution: 'Origen de los datos: Ayuntamiento de Madrid',
    source: 'https://datos.madrid.es/',
    licence: 'Reutilización libre con atribución',
    licenceUrl: 'https://datos.madrid.es/',
  },
  {
    title: 'Distritos y barrios de València',
    attribution: 'Ajuntament de València',
    source: 'https://valencia.opendatasoft.com/',
    ...ccBy,
  },
  {
    title: 'Distritos y barrios de Sevilla',
    attribution: 'Inside Airbnb, insideairbnb.com',
    source: 'https://insideairbnb.com/',
    ...ccBy,
  },
  {
    title: 'Barrios de otras ciudades',
    attribution: 'Data from Who’s On First (GeoNames, Quattroshapes CC BY)',
    source: 'https://whosonfirst.org/',
    licence: 'CC0 1.0, con atribución de sus fuentes',
    licenceUrl: 'https://whosonfirst.org/docs/licenses/',
  },
]

export const fonts = [
  {
    title: 'Bricolage Grotesque',
    attribution: 'The Bricolage Grotesque Project Authors',
    source: 'https://github.com/ateliertriay/bricolage',
    ...ofl,
  },
  {
    title: 'Figtree',
    attribution: 'The Figtree Project Authors',
    source: 'https://github.com/erikdkennedy/figtree',
    ...ofl,
  },
  {
    title: 'Letras de los menús: 35 familias',
    attribution:
      'Los autores de cada familia, de Abril Fatface a Zilla Slab; Noto Sans y Noto Emoji, Google LLC y The Noto Project Authors',
    source: 'https://fontsource.org/',
    ...ofl,
  },
]
